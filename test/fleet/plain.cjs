/** For a process that plays: nothing. */
