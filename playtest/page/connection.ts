/**
 * The connection of a page with its table: comes back by itself after the host or the phone slept, and says how it stands. What
 * was sent and not answered in time means that nobody is there any more, even if the browser does not know it yet.
 */
import type { FromClient, ToClient } from '../messages.ts';

/** `connecting` for the first time, `unanswered` where that fails, `connected`, `away` until it comes back, `refused` for good. */
export type ConnectionState = 'connecting' | 'unanswered' | 'connected' | 'away' | 'refused';

export interface ConnectionOptions {
  /** Of the socket. */
  address: string;
  key: string;
  took(message: ToClient): void;
  /** The connection stands otherwise. */
  changed(): void;
}

/** Milliseconds between tries: longer with every one that failed. */
const TRIES = [250, 500, 1000, 2000, 4000, 8000];
/** After so many tries without an answer the first connection counts as unanswered. */
const UNANSWERED = 3;
/** Without a message for this long, or less if something was sent, the page asks whether the host is there, and waits as long again. */
const SILENCE = 20_000;
const SENT = 4000;
const PATIENCE = 8000;
/** The code with which the server closes for those whom it does not want. */
const POLICY = 1008;

export class Connection {
  readonly #options: ConnectionOptions;
  #socket: WebSocket | undefined;
  #standing: ConnectionState = 'connecting';
  #failed = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #hiddenAt = 0;
  /** The last refusal: why the server closed. */
  #refusal = '';

  constructor(options: ConnectionOptions) {
    this.#options = options;
    document.addEventListener('visibilitychange', () => this.#seen());
    addEventListener('online', () => this.#online());
    addEventListener('offline', () => this.#lost());
    this.#connect();
  }

  get standing(): ConnectionState {
    return this.#standing;
  }

  /** Sends a message. False if nobody is there to take it. */
  send(message: FromClient): boolean {
    if (this.#standing !== 'connected') return false;
    this.#socket!.send(JSON.stringify(message));
    this.#wait(SENT);
    return true;
  }

  #connect(): void {
    clearTimeout(this.#again);
    if (this.#standing === 'refused') return;
    this.#drop();
    const socket = new WebSocket(this.#options.address);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ key: this.#options.key } satisfies FromClient));
    socket.onmessage = ({ data }) => this.#took(JSON.parse(String(data)) as ToClient);
    socket.onclose = ({ code }) => this.#lost(code === POLICY);
    // A host that sleeps may take the connection and say nothing.
    this.#giveUpAfter(PATIENCE);
  }

  #took(message: ToClient): void {
    this.#wait(SILENCE);
    if ('refused' in message && this.#standing !== 'connected') {
      this.#refusal = message.refused;
    } else if (this.#standing !== 'connected') {
      this.#failed = 0;
      this.#stand('connected');
    }
    this.#options.took(message);
  }

  /** Asks whether the host is there if nothing comes for so long. */
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

  #lost(isUnwanted = false): void {
    if (this.#standing === 'refused') return;
    this.#drop();
    const isFirst = this.#standing === 'connecting' || this.#standing === 'unanswered';
    // Those who sent too much may come again.
    if (isUnwanted && isFirst && this.#refusal !== '') {
      this.#stand('refused');
      return;
    }
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#connect(), TRIES[Math.min(this.#failed++, TRIES.length - 1)]);
    if (this.#standing === 'connected') this.#stand('away');
    else if (this.#standing === 'connecting' && this.#refusal === '' && this.#failed >= UNANSWERED)
      this.#stand('unanswered');
  }

  #drop(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** A phone that wakes does not wait for its next try, and does not trust a socket that slept. */
  #seen(): void {
    if (document.hidden) {
      this.#hiddenAt = Date.now();
      return;
    }
    const hasSlept = Date.now() - this.#hiddenAt > SILENCE;
    if (this.#standing === 'away' || this.#standing === 'unanswered') this.#connect();
    else if (this.#standing === 'connected' && hasSlept) this.#ask();
  }

  /** There is a network again. A connection that stands may have got over it: nobody could send while a new one is made. */
  #online(): void {
    if (this.#standing === 'connected') this.#ask();
    else this.#connect();
  }

  #stand(standing: ConnectionState): void {
    this.#standing = standing;
    this.#options.changed();
  }
}
