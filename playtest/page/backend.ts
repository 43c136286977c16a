/** The backend of a seat's page: the server of the table, and a worker that turns its messages into text and pictures. */
import type { BoardWanted, Picture, PixelArea, TableQuestion, TableQuestions } from '../../table/index.ts';
import type { CardFace, TableBackend, WorkerLine } from '../../table/page/index.ts';
import type { FromClient } from '../messages/messages.ts';

/** Requests that a remote table does not support. */
const LACKS: readonly TableQuestion[] = ['preview', 'hint', 'points', 'moments', 'save'];

/** Why an answer may not have arrived. */
export const NOT_CONNECTED = 'You are not connected to the table: the page keeps trying.';

export interface RemoteOptions {
  line: WorkerLine;
  /** Sends a message. Returns false if there is no connection. */
  send(message: FromClient): boolean;
  /** Opens a note; missing for spectators, who cannot change anything. */
  note?(card?: number): void;
}

export class RemoteBackend implements TableBackend {
  readonly lacks: ReadonlySet<TableQuestion>;
  readonly looked?: (card: number) => void;
  readonly note?: (card?: number) => void;
  readonly #options: RemoteOptions;
  /** The last answer sent, until its effect arrives. */
  #sent: { v: number; done(): void; failed(error: Error): void } | undefined;

  constructor(options: RemoteOptions) {
    this.#options = options;
    const { note, send } = options;
    this.lacks = new Set(note ? LACKS : [...LACKS, 'undo']);
    if (!note) return;
    this.note = note;
    this.looked = (card) => void send({ opened: card });
  }

  async ask<Name extends TableQuestion>(
    name: Name,
    params: TableQuestions[Name]['params'],
  ): Promise<TableQuestions[Name]['answer']> {
    const { line } = this.#options;
    if (name === 'answer') return this.#answer(params as TableQuestions['answer']['params']);
    if (name !== 'undo') return line.ask(name, params);
    this.#send({ undo: true });
    return null;
  }

  #answer({ answer, v }: TableQuestions['answer']['params']): Promise<null> {
    this.#send({ answer, v });
    return new Promise((done, failed) => {
      this.#sent = { v, done: () => done(null), failed };
    });
  }

  #send(message: FromClient): void {
    if (!this.#options.send(message)) throw new Error(NOT_CONNECTED);
  }

  /** Reports that the table has reached this `v`. */
  reached(v: number): void {
    if (!this.#sent || v <= this.#sent.v) return;
    this.#sent.done();
    this.#sent = undefined;
  }

  /** Reports that the last answer was refused. Returns false if none was pending. */
  refused(reason: string): boolean {
    const sent = this.#sent;
    this.#sent = undefined;
    sent?.failed(new Error(reason));
    return sent !== undefined;
  }

  board(wanted: BoardWanted, room: PixelArea): Promise<Picture> {
    return this.#options.line.board(wanted, room);
  }

  face(card: number): CardFace | undefined {
    return this.#options.line.face(card);
  }

  sign(element: string): string | undefined {
    return this.#options.line.sign(element);
  }
}
