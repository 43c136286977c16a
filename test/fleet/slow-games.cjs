/** Preloaded into a process that plays: each batch takes 40 ms longer, so that tests find one in progress. */
const none = new Int32Array(new SharedArrayBuffer(4));

if (process.send) {
  process.prependListener('message', ({ path: [name] }) => {
    if (name === 'play') Atomics.wait(none, 0, 0, 40);
  });
}
