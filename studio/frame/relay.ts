/**
 * A second way for cards into the frame: through a worker of the frame. After a key Chrome holds back what windows say to each other until
 * the key is on the screen, but not what workers hear, nor what a broadcast channel brings. So the card is there a frame of the screen earlier.
 */
import type { FramedCard } from '../frame-messages.ts';

/** The frame has an origin that nobody else has: only its worker hears this, too. */
const CHANNEL = 'cards';
/** What the worker says first. */
const BEGUN = 'begun';

/** Runs in the worker, which gets it as text, so it must not use anything outside itself. */
function relay(name: string, begun: string): void {
  const channel = new BroadcastChannel(name);
  addEventListener('message', ({ ports: [port] }) => {
    port!.onmessage = ({ data }) => channel.postMessage(data);
  });
  channel.postMessage(begun);
}

/**
 * Starts the worker; where it cannot run, nothing comes. Throws where the browser refuses to begin one.
 * @param opened gets the port that leads to it once it runs
 * @param take gets the cards that come
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
