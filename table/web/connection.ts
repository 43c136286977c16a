/**
 * The connection of a page to its table. It reconnects after the host or the phone was asleep, and reports its state. If a
 * message is not answered in time, the connection counts as lost even if the browser has not noticed it yet.
 */
import { signal } from '@preact/signals';
import ReconnectingWebSocket from 'partysocket/ws';
import type { FromClient } from '../protocol/schema.ts';
import type { ToClient } from '../protocol/to-client.ts';

/**
 * `connecting` for the first time, `unanswered` if that fails, `connected`, `away` until it reconnects, `refused` permanently.
 */
export type ConnectionState = 'connecting' | 'unanswered' | 'connected' | 'away' | 'refused';

export interface ConnectionOptions {
  /** The URL of the socket. */
  address: string;
  /** The first message over each connection. */
  hello(): FromClient;
  received(message: ToClient): void;
  /** Called when the state of the connection has changed. */
  changed(): void;
}

/** The number of failed attempts after which the first connection counts as unanswered. */
const MAX_FAILURES = 3;
/**
 * In milliseconds: after `SILENCE_MS` without a message, or `ANSWER_MS` after sending one, the page pings the host and gives up after
 * `GIVE_UP_MS`.
 */
const SILENCE_MS = 20_000;
const ANSWER_MS = 4000;
const GIVE_UP_MS = 8000;
/** The close codes with which the server rejects a client, or asks it to come back later. */
const POLICY_CODE = 1008;
const BUSY_CODE = 1013;

const RECONNECTION = {
  minReconnectionDelay: 250,
  maxReconnectionDelay: 8000,
  reconnectionDelayGrowFactor: 2,
  connectionTimeout: GIVE_UP_MS,
  // Messages in a queue would be sent before the key.
  maxEnqueuedMessages: 0,
};

export class Connection {
  readonly #options: ConnectionOptions;
  #socket: ReconnectingWebSocket | undefined;
  readonly #state = signal<ConnectionState>('connecting');
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    // A first attempt that is under way goes on.
    document.addEventListener(
      'visibilitychange',
      () => document.hidden || this.state === 'connecting' || this.#check(),
    );
    addEventListener('online', () => this.#check());
    addEventListener('offline', () => this.#connect());
    this.#connect();
  }

  get state(): ConnectionState {
    return this.#state.value;
  }

  /** Sends a message. Returns false if there is no connection. */
  send(message: FromClient): boolean {
    if (this.state !== 'connected') return false;
    this.#socket!.send(JSON.stringify(message));
    this.#after(ANSWER_MS, () => this.#ping());
    return true;
  }

  /** Tries again after a refusal, when there is something else to say first. */
  retry(): void {
    this.#setState('connecting');
    this.#connect();
  }

  /** Connects at once, instead of the connection or the attempt there is. */
  #connect(): void {
    if (this.state === 'refused') return;
    this.#socket?.close();
    const socket = new ReconnectingWebSocket(this.#options.address, [], {
      ...RECONNECTION,
      shouldReconnectOnClose: ({ code }) => !this.#isRejection(code),
    });
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.#options.hello()));
      // A sleeping host may accept the connection and stay silent.
      this.#after(GIVE_UP_MS, () => this.#connect());
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as ToClient);
    socket.onclose = ({ code }) => this.#lost(code, socket.retryCount);
  }

  #receive(message: ToClient): void {
    this.#after(SILENCE_MS, () => this.#ping());
    if (this.state !== 'connected' && !('refused' in message)) this.#setState('connected');
    this.#options.received(message);
  }

  /** Does this after a time without a message. */
  #after(time: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, time);
  }

  #ping(): void {
    this.#socket?.send(JSON.stringify({ here: true } satisfies FromClient));
    this.#after(GIVE_UP_MS, () => this.#connect());
  }

  /**
   * The page is visible again, or the network is back. A connection may have survived, and nothing can be sent while a new one is
   * being made, so it is only pinged. Without one, the page does not wait for its next attempt.
   */
  #check(): void {
    if (this.state === 'connected') this.#ping();
    else this.#connect();
  }

  /** Whether the server does not let this page in. A page that was closed later, for sending too much, may reconnect. */
  #isRejection(code: number): boolean {
    return code === POLICY_CODE && this.state !== 'connected';
  }

  #lost(code: number, failures: number): void {
    clearTimeout(this.#timer);
    if (this.#isRejection(code)) this.#setState('refused');
    else if (this.state === 'connected') this.#setState('away');
    else if (this.state === 'connecting' && code !== BUSY_CODE && failures >= MAX_FAILURES)
      this.#setState('unanswered');
  }

  #setState(state: ConnectionState): void {
    this.#state.value = state;
    this.#options.changed();
  }
}
