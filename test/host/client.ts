/** A client at a table, without a page: records everything that it receives. */
import { WebSocket } from 'ws';
import type { FromClient, TableFacts, ToClient, ViewUpdate } from '../../table/index.ts';

export class Client {
  readonly socket: WebSocket;
  /** All frames received, as text. */
  readonly frames: string[] = [];
  /** The same as the bytes in which they were sent. */
  readonly bytes: Buffer[] = [];
  game: ViewUpdate | undefined;
  table: TableFacts | undefined;
  refused: string[] = [];
  /** The answer to its name, if it sits down with the link of a table. */
  sat: { seat: number; key: string } | undefined;
  /** The close code, once the connection has ended. */
  closed: number | undefined;
  #wake: (() => void)[] = [];

  /** Connects, and waits for the game. */
  static async join(...how: ConstructorParameters<typeof Client>): Promise<Client> {
    const client = new Client(...how);
    await client.until(() => client.game !== undefined);
    return client;
  }

  /**
   * @param link an address with a key
   * @param person who sits down, if it is the link of a table
   */
  constructor(
    link: string,
    options: ConstructorParameters<typeof WebSocket>[2] = {},
    person: { name?: string; seat?: number } = {},
  ) {
    const url = new URL(link);
    this.socket = new WebSocket(
      `${url.protocol.replace('http', 'ws')}//${url.host}${url.pathname}/socket`,
      options,
    );
    this.socket.on('upgrade', ({ socket }) => socket.on('data', (chunk) => this.bytes.push(chunk)));
    this.socket.on('open', () => this.send({ key: url.hash.slice(1), ...person }));
    this.socket.on('message', (data) => this.#take(String(data)));
    this.socket.on('error', () => undefined);
    this.socket.on('close', (code) => {
      this.closed = code;
      this.#wakeAll();
    });
  }

  send(message: FromClient): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    this.socket.send(text);
  }

  /** How many options the seat has to choose from; 0 if it is not its turn. */
  get options(): number {
    const { view } = this.game ?? {};
    return view?.decision?.seat === view?.seat ? (view?.decision?.options?.length ?? 0) : 0;
  }

  answer(index: number): void {
    this.send({ answer: index, v: this.game!.v });
  }

  /** Answers, and waits for the next game. */
  async answered(index: number): Promise<void> {
    const { v } = this.game!;
    this.answer(index);
    await this.until(() => this.game!.v > v);
  }

  /** Waits until a condition holds. */
  async until(is: () => boolean): Promise<void> {
    while (!is()) {
      if (this.closed !== undefined) throw new Error(`the connection was closed with ${this.closed}`);
      await new Promise<void>((wake) => this.#wake.push(wake));
    }
  }

  /** Waits until the connection has ended, and resolves to its close code. */
  async end(): Promise<number> {
    while (this.closed === undefined) await new Promise<void>((wake) => this.#wake.push(wake));
    return this.closed;
  }

  close(): void {
    this.socket.terminate();
  }

  #take(text: string): void {
    this.frames.push(text);
    const message = JSON.parse(text) as ToClient;
    if ('view' in message) this.game = message;
    else if ('table' in message) this.table = message.table;
    else if ('seat' in message) this.sat = message;
    else if ('refused' in message) this.refused.push(message.refused);
    this.#wakeAll();
  }

  #wakeAll(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }
}

/**
 * Plays for some seats.
 * @param choose returns the index of an option
 * @param isEnd when a seat stops, by default when the game is over
 */
export async function playToEnd(
  clients: readonly Client[],
  choose: (client: Client) => number,
  isEnd = ({ game }: Client) => game !== undefined && game.view.status !== 'playing',
): Promise<void> {
  await Promise.all(
    clients.map(async (client) => {
      for (let answered = 0; ; ) {
        const isNew = () => client.options > 0 && client.game!.v > answered;
        await client.until(() => isNew() || isEnd(client));
        if (isEnd(client)) return;
        answered = client.game!.v;
        client.answer(choose(client));
      }
    }),
  );
}
