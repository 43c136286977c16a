/** Reviewing a game: step by step through a finished game, as any seat saw it. */

import { type Signal, signal } from '@preact/signals';
import type { Moment } from '../game/past.ts';
import { reasonOf } from '../page/around/words.ts';
import type { TableController } from '../page/table-controller.ts';
import type { MomentsAnswer } from '../protocol/host-messages.ts';
import { askServer } from './ask-server.ts';
import { FarScreen } from './far-screen.ts';

/** A moment of a game. */
export interface MomentAt {
  /** The id of the table. */
  id: string;
  /** The index of the game at its table, from 0; the last game if missing. */
  game?: number;
  choice: number;
}

/** The viewer: a seat, a spectator (-1), or the seat that chooses at each moment. */
export type Viewer = number | 'chooser';

export class GameReview {
  readonly #at: MomentAt;
  readonly #screen: FarScreen;
  readonly #key: string;
  readonly whole = signal<MomentsAnswer | undefined>();
  /** The number of choices made before the visible moment. */
  readonly choice: Signal<number>;
  readonly viewer = signal<Viewer>('chooser');
  /** The index of the option that was chosen then. */
  #chosen = -1;
  readonly refused = signal('');
  #asked = 0;
  #shownChoice = -1;

  /** @param key of a seat of the table, or of a spectator */
  constructor(at: MomentAt, key: string) {
    this.#at = at;
    this.#key = key;
    this.choice = signal(at.choice);
    this.#screen = new FarScreen({
      updated: () => this.#markChosen(),
      lost: (reason) => this.#fail(reason),
    });
    void this.#begin().catch((error) => this.#fail(error));
  }

  async #begin(): Promise<void> {
    const whole = await this.#get<MomentsAnswer>();
    await this.#screen.loadCards(this.#at.id, this.#key, this.#at.game);
    this.whole.value = whole;
    const people = whole.people.map((person) => ({ ...person, isHere: true }));
    this.#screen.line.tell({ people, isLookedBack: true });
    await this.#show(this.choice.value);
  }

  get table(): TableController {
    return this.#screen.table;
  }

  /** The visible moment. */
  get at(): MomentAt {
    return { ...this.#at, choice: this.choice.value };
  }

  /** The number of choices in the game. */
  get last(): number {
    return this.whole.value?.moments.length ?? 0;
  }

  /** Shows the game after this many choices. */
  go(choice: number): void {
    // Before the game is loaded, its number of choices is unknown.
    if (!this.whole.value) return;
    void this.#show(Math.max(0, Math.min(this.last, choice))).catch((error) => this.#fail(error));
  }

  see(viewer: Viewer): void {
    this.viewer.value = viewer;
    this.go(this.choice.value);
  }

  /** Goes to the next moment at which a card ran or was chosen; after the last one, to the first. */
  goToCard(card: number): void {
    const at = this.momentsOf(card);
    const next = at.find((choice) => choice > this.choice.value) ?? at[0];
    if (next !== undefined) this.go(next);
  }

  /** The moments at which a card ran or was chosen. Of each run, only the first choice. */
  momentsOf(card: number): number[] {
    const moments = this.whole.value?.moments ?? [];
    return moments.flatMap((one, at) => {
      const ran = one.ran === card && moments[at - 1]?.ran !== card;
      return ran || one.card === card ? at : [];
    });
  }

  /** All cards that ran or were chosen. */
  get cards(): number[] {
    const all = (this.whole.value?.moments ?? []).flatMap(({ card, ran }) => [card, ran]);
    return [...new Set(all.filter((card) => card !== null))].sort((a, b) => a - b);
  }

  close(): void {
    this.#screen.line.close();
  }

  async #show(choice: number): Promise<void> {
    this.choice.value = choice;
    const asked = ++this.#asked;
    const chooser = this.whole.value!.moments[choice]?.seat ?? -1;
    const seat = this.viewer.value === 'chooser' ? chooser : this.viewer.value;
    const { view, running, chosen } = await this.#get<Moment>(`/${choice}`, seat);
    // The user has moved to another moment in the meantime.
    if (asked !== this.#asked) return;
    this.refused.value = '';
    if (choice !== this.#shownChoice + 1) this.#screen.line.tell({ forget: true });
    this.#shownChoice = choice;
    this.#chosen = chosen;
    this.#screen.line.tell({ told: { v: asked, view, running } });
  }

  /** Highlights the option that was chosen. */
  #markChosen(): void {
    const { table } = this;
    const at = table.entryWith(this.#chosen);
    if (at < 0) return;
    if (table.menu[at]!.options.length === 0) {
      table.choose(at);
      this.#markChosen();
      return;
    }
    table.point(at);
    // On a phone, options scroll horizontally.
    requestAnimationFrame(() =>
      document.querySelector('.opt.is-pointed')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
  }

  #get<T>(choice = '', seat?: number): Promise<T> {
    const { id, game } = this.#at;
    const query = new URLSearchParams({
      ...(seat !== undefined && { seat: `${seat}` }),
      ...(game !== undefined && { game: `${game}` }),
    });
    return askServer<T>(`/t/${id}/moments${choice}?${query}`, this.#key);
  }

  #fail(error: unknown): void {
    this.refused.value = reasonOf(error);
  }
}
