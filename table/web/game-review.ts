/** Reviewing a game: step by step through a finished game, as any seat saw it. The worker replays its log. */
import { type Signal, signal } from '@preact/signals';
import type { GameMoment } from '../game/past.ts';
import { errorReason } from '../page/around/words.ts';
import type { TableController } from '../page/table-controller.ts';
import { askServer, inGame } from './ask-server.ts';
import { FarScreen } from './far-screen.ts';

/** A moment of a game. */
export interface MomentAddress {
  /** The id of the table. */
  id: string;
  /** The index of the game at its table, from 0; the last game if missing. */
  game?: number;
  choice: number;
}

/** The viewer: a seat, a spectator (-1), or the seat that chooses at each moment. */
export type Viewer = number | 'chooser';

export class GameReview {
  #at: MomentAddress;
  readonly #screen: FarScreen;
  /** All choices of the game, once it is loaded. */
  readonly moments = signal<readonly GameMoment[] | undefined>();
  /** The number of choices made before the visible moment. */
  readonly choice: Signal<number>;
  readonly viewer = signal<Viewer>('chooser');
  /** The index of the option that was chosen then. */
  #chosen = -1;
  /** Whether the worker is replaying the game to a moment. */
  #isReplaying = false;
  readonly refused = signal('');

  /** @param key of a seat of the table, or of a spectator */
  constructor(at: MomentAddress, key: string) {
    this.#at = at;
    this.choice = signal(at.choice);
    this.#screen = new FarScreen({
      updated: () => this.#markChosen(),
      lost: (reason) => this.#fail(reason),
    });
    void this.#begin(key).catch((error) => this.#fail(error));
  }

  async #begin(key: string): Promise<void> {
    const { id } = this.#at;
    const { game, names } = await this.#screen.loadCards(id, key, this.#at.game);
    // Another game may begin at the table in the meantime.
    this.#at = { ...this.#at, game };
    const log = await askServer(`/t/${id}/log${inGame(game)}`, key);
    this.moments.value = await this.#screen.line.farTable.review(await log.text(), names);
    this.go(this.choice.value);
  }

  get table(): TableController {
    return this.#screen.table;
  }

  /** The visible moment. */
  get at(): MomentAddress {
    return { ...this.#at, choice: this.choice.value };
  }

  /** The number of choices in the game. */
  get last(): number {
    return this.moments.value?.length ?? 0;
  }

  /** Shows the game after this many choices. */
  go(choice: number): void {
    // Before the game is loaded, its number of choices is unknown.
    if (!this.moments.value) return;
    this.choice.value = Math.max(0, Math.min(this.last, choice));
    if (!this.#isReplaying) void this.#show().catch((error) => this.#fail(error));
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
    const moments = this.moments.value ?? [];
    return moments.flatMap((one, at) => {
      const ran = one.ran === card && moments[at - 1]?.ran !== card;
      return ran || one.card === card ? at : [];
    });
  }

  /** All cards that ran or were chosen. */
  get cards(): number[] {
    const all = (this.moments.value ?? []).flatMap(({ card, ran }) => [card, ran]);
    return [...new Set(all.filter((card) => card !== null))].sort((a, b) => a - b);
  }

  close(): void {
    this.#screen.line.close();
  }

  /** Shows the chosen moment; if others are chosen in the meantime, then the last of them. */
  async #show(): Promise<void> {
    const [choice, viewer] = [this.choice.value, this.viewer.value];
    const chooser = this.moments.value![choice]?.seat ?? -1;
    this.#isReplaying = true;
    try {
      const seat = viewer === 'chooser' ? chooser : viewer;
      this.#chosen = await this.#screen.line.farTable.showMoment(choice, seat);
    } finally {
      this.#isReplaying = false;
    }
    if (choice !== this.choice.value || viewer !== this.viewer.value) await this.#show();
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
  }

  #fail(error: unknown): void {
    this.refused.value = errorReason(error);
  }
}
