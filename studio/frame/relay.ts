/**
 * A second way for cards into the frame: through a worker of the frame. After a key press, Chrome delays messages
 * between windows until the key is on the screen, but not messages to workers or on a broadcast channel. So the card
 * appears one screen frame earlier.
 */
import type { FramedCard } from '../frame-messages.ts';

/** The frame's origin is unique, so only its worker shares this channel. */
const CHANNEL = 'cards';
/** The first message from the worker. */
const BEGUN = 'begun';

/** Runs in the worker. It is passed as text, so it must not use anything outside itself. */
function relay(name: string, begun: string): void {
  const channel = new BroadcastChannel(name);
  addEventListener('message', ({ ports: [port] }) => {
    port!.onmessage = ({ data }) => channel.postMessage(data);
  });
  channel.postMessage(begun);
}

/**
 * Starts the worker. If the worker cannot run, no card arrives this way.
 * @param opened gets the port to the worker once it runs
 * @param take gets each card that arrives
 * @throws if the browser refuses to start a worker
 */
export function startRelay(opened: (port: MessagePort) => void, take: (card: FramedCard) => void): void {
  const channel = new BroadcastChannel(CHANNEL);
  const script = `(${relay})(${JSON.stringify(CHANNEL)}, ${JSON.stringify(BEGUN)})`;
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const worker = new Worker(address);
  channel.onmessage = ({ data }: MessageEvent<FramedCard | typeof BEGUN>) => {
    if (data !== BEGUN) {
      take(data);
      return;
    }
    URL.revokeObjectURL(address);
    const { port1, port2 } = new MessageChannel();
    worker.postMessage(undefined, [port1]);
    opened(port2);
  };
}
