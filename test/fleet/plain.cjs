/** Preloaded into a process that plays: changes nothing. */
