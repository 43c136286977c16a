/** The state of the page of the host: its tables, as they were a moment ago. */
import type { Decided, Player } from '../../table/index.ts';
import type { FindingsAnswer, HostAnswer } from '../host-messages.ts';

import { LookingBack } from './looking-back.ts';

/** Milliseconds between looks at the tables. */
const EVERY = 2000;

export class Hosting {
  readonly #key: string;
  readonly #changed: () => void;
  answer: HostAnswer | undefined;
  /** What people found out, while that is looked at. */
  findings: FindingsAnswer | undefined;
  /** A game that is looked back at. */
  back: LookingBack | undefined;
  /** Why something could not be. */
  refused = '';
  /** The host does not answer: what is shown is how it was. */
  isAway = false;
  /** The link that was copied last. */
  copied = '';

  constructor(key: string, changed: () => void) {
    this.#key = key;
    this.#changed = changed;
    void this.#look();
  }

  /** Looks at the tables again and again, while the page is seen. */
  async #look(): Promise<void> {
    if (!document.hidden) await this.ask('GET', '/api/tables');
    setTimeout(() => void this.#look(), EVERY);
  }

  /** Shows what people found out, as it is now; or the tables again. */
  async showFindings(isShown: boolean): Promise<void> {
    this.findings = isShown ? await this.request('GET', '/api/findings') : undefined;
    this.#changed();
  }

  /** Looks back at a game from a moment on; or no longer. */
  lookBack(id?: string, choice = 0): void {
    this.back?.close();
    const watch = this.answer?.tables.find((table) => table.id === id)?.watch;
    this.back =
      id === undefined || watch === undefined
        ? undefined
        : new LookingBack(id, new URL(watch).hash.slice(1), choice, this.#changed);
    this.#changed();
  }

  /** A new table at which the game that is looked back at goes on. */
  async playOn(): Promise<void> {
    if (!this.back) return;
    await this.ask('POST', `/api/tables/${this.back.id}/again/${this.back.choice}`, {});
    if (this.refused !== '') return;
    this.findings = undefined;
    this.lookBack();
  }

  addTable(): void {
    void this.ask('POST', '/api/tables', {});
  }

  /** What becomes of a game whose cards were changed. */
  decide(id: string, decided: Decided): void {
    void this.ask('POST', `/api/tables/${id}/decide`, { decided });
  }

  setPlayer(id: string, seat: number, player: Player): void {
    void this.ask('POST', `/api/tables/${id}/seat`, { seat, player });
  }

  async copy(link: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      this.copied = link;
    } catch {
      this.refused = 'The browser does not let the page copy: select the link and copy it yourself.';
    }
    this.#changed();
  }

  /** Asks something that answers with all tables. */
  async ask(method: 'GET' | 'POST', path: string, body?: object): Promise<void> {
    const answer = await this.request<HostAnswer>(method, path, body);
    if (answer) this.answer = answer;
    this.#changed();
  }

  /** Asks the server; what it refuses is told. */
  async request<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T | undefined> {
    try {
      const answer = await fetch(path, {
        method,
        headers: { 'x-ecos-key': this.#key, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const data = (await answer.json()) as T | { error: string };
      this.isAway = false;
      if (answer.ok) {
        if (method === 'POST') this.refused = '';
        return data as T;
      }
      this.refused = (data as { error: string }).error;
    } catch {
      this.isAway = true;
    }
    return undefined;
  }
}
