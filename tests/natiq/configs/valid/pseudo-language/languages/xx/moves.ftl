move-quiet = xx
