/** Preloaded into a process that plays: game 5 kills the whole worker, as if its machine had crashed. */
if (process.send) {
  process.prependListener('message', ({ path: [name], argumentList: [argument] }) => {
    const batch = argument?.value;
    if (name === 'play' && batch.from <= 5 && 5 < batch.to) process.kill(process.ppid, 'SIGKILL');
  });
}
