/**
 * The connection of a page to its table. It reconnects after the host or the phone was asleep, and reports its state. If a
 * message is not answered in time, the connection counts as lost even if the browser has not noticed it yet.
 */
import type { FromClient, ToClient } from '../messages/messages.ts';

/**
 * `connecting` for the first time, `unanswered` if that fails, `connected`, `away` until it reconnects, `refused` permanently.
 */
export type ConnectionState = 'connecting' | 'unanswered' | 'connected' | 'away' | 'refused';

export interface ConnectionOptions {
  /** The URL of the socket. */
  address: string;
  key: string;
  received(message: ToClient): void;
  /** Called when the state of the connection has changed. */
  changed(): void;
}

/** Milliseconds between attempts; longer after each failure. */
const TRIES = [250, 500, 1000, 2000, 4000, 8000];
/** The number of failed attempts after which the first connection counts as unanswered. */
const UNANSWERED = 3;
/**
 * In milliseconds: after `SILENCE` without a message, or `SENT` after sending one, the page pings the host and gives up after
 * `PATIENCE`.
 */
const SILENCE = 20_000;
const SENT = 4000;
const PATIENCE = 8000;
/** The close code with which the server rejects a client. */
const POLICY = 1008;

export class Connection {
  readonly #options: ConnectionOptions;
  #socket: WebSocket | undefined;
  #state: ConnectionState = 'connecting';
  #failed = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #hiddenAt = 0;
  /** The last refusal, which is the reason why the server closed the connection. */
  #refusal = '';

  constructor(options: ConnectionOptions) {
    this.#options = options;
    document.addEventListener('visibilitychange', () => this.#seen());
    addEventListener('online', () => this.#online());
    addEventListener('offline', () => this.#lost());
    this.#connect();
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Sends a message. Returns false if there is no connection. */
  send(message: FromClient): boolean {
    if (this.#state !== 'connected') return false;
    this.#socket!.send(JSON.stringify(message));
    this.#wait(SENT);
    return true;
  }

  #connect(): void {
    clearTimeout(this.#again);
    if (this.#state === 'refused') return;
    this.#drop();
    const socket = new WebSocket(this.#options.address);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ key: this.#options.key } satisfies FromClient));
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as ToClient);
    socket.onclose = ({ code }) => this.#lost(code === POLICY);
    // A sleeping host may accept the connection and stay silent.
    this.#giveUpAfter(PATIENCE);
  }

  #receive(message: ToClient): void {
    this.#wait(SILENCE);
    if ('refused' in message && this.#state !== 'connected') {
      this.#refusal = message.refused;
    } else if (this.#state !== 'connected') {
      this.#failed = 0;
      this.#setState('connected');
    }
    this.#options.received(message);
  }

  /** Pings the host after this time without a message. */
  #wait(time: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#ask(), time);
  }

  #ask(): void {
    this.#socket?.send(JSON.stringify({ here: true } satisfies FromClient));
    this.#giveUpAfter(PATIENCE);
  }

  #giveUpAfter(time: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(), time);
  }

  #lost(isRejected = false): void {
    if (this.#state === 'refused') return;
    this.#drop();
    const isFirst = this.#state === 'connecting' || this.#state === 'unanswered';
    // A client that was closed later, for sending too much, may reconnect.
    if (isRejected && isFirst && this.#refusal !== '') {
      this.#setState('refused');
      return;
    }
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#connect(), TRIES[Math.min(this.#failed++, TRIES.length - 1)]);
    if (this.#state === 'connected') this.#setState('away');
    else if (this.#state === 'connecting' && this.#refusal === '' && this.#failed >= UNANSWERED)
      this.#setState('unanswered');
  }

  #drop(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /**
   * After waking, a phone reconnects immediately instead of waiting for its next attempt, and checks a socket that was asleep.
   */
  #seen(): void {
    if (document.hidden) {
      this.#hiddenAt = Date.now();
      return;
    }
    const hasSlept = Date.now() - this.#hiddenAt > SILENCE;
    if (this.#state === 'away' || this.#state === 'unanswered') this.#connect();
    else if (this.#state === 'connected' && hasSlept) this.#ask();
  }

  /**
   * The network is back. If the connection is up, only ping: it may have survived, and nothing can be sent while a new one is
   * being made.
   */
  #online(): void {
    if (this.#state === 'connected') this.#ask();
    else this.#connect();
  }

  #setState(state: ConnectionState): void {
    this.#state = state;
    this.#options.changed();
  }
}
