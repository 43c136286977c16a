/** The requests of a seat that go to the server of its table. */
import type { Requests } from '../page/backend.ts';
import type { FromClient } from '../protocol/messages.ts';

/** Why an answer may not have arrived. */
export const NOT_CONNECTED = 'You are not connected to the table: the page keeps trying.';

export class SeatRequests implements Pick<Requests, 'answer' | 'undo'> {
  readonly #send: (message: FromClient) => boolean;
  /** The last answer sent, until its effect arrives. */
  #sent: { v: number; done(): void; failed(error: Error): void } | undefined;

  /** @param send returns false if there is no connection */
  constructor(send: (message: FromClient) => boolean) {
    this.#send = send;
  }

  /** Sends an answer. Settled when the table has taken or refused it. */
  readonly answer = async (answer: number, v: number): Promise<void> => {
    this.#request({ answer, v });
    return new Promise((done, failed) => {
      this.#sent = { v, done, failed };
    });
  };

  readonly undo = async (): Promise<void> => this.#request({ undo: true });

  #request(message: FromClient): void {
    if (!this.#send(message)) throw new Error(NOT_CONNECTED);
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
}
