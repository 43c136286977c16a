/** Preloaded into a process that plays: game 5 ends the process, as if it had used up the memory. */
if (process.send) {
  process.prependListener('message', ({ path: [name], argumentList: [argument] }) => {
    const batch = argument?.value;
    if (name === 'play' && batch.from <= 5 && 5 < batch.to) process.exit(3);
  });
}
