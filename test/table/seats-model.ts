/**
 * A second engine for everything around effects, written from the rules alone, slow and plain. This part is what a single player
 * does: elements, cubes, the dial, gaining and playing cards (R3, R4, R6, R13); `round-model.ts` has the rest.
 */
import type { DecisionKind } from '../../program/decisions/questions.ts';
import type { Block } from '../../program/operations.ts';
import type { SetProgram } from '../../program/set.ts';
import type { AnyTrigger } from '../../program/triggers.ts';
import type { OptionView } from '../../runtime/questions/question.ts';

interface Question {
  seat: number;
  kind: DecisionKind;
  options: OptionView[];
}

/** A process that yields questions and is sent the answers. */
export type Play<T = void> = Generator<Question, T, OptionView>;

export interface Seat {
  vp: number;
  dial: number;
  cubes: number;
  hand: number[];
  active: number[];
}

interface Card {
  energy: readonly string[];
  covered: boolean[];
  leaves: number;
  printed: number;
  steps: Block;
  /** What it scores at the end. */
  atEnd: Block[];
  /** Only for a feature: the blocks that run when it is laid. */
  feature: { onPlay: Block[] } | null;
}

export const YES_NO: OptionView[] = [{ option: 'yes' }, { option: 'no' }];

export class SeatsModel {
  readonly seats: Seat[];
  readonly cards = new Map<number, Card>();
  readonly decks: { brown: number[]; blue: number[] };
  display: number[] = [];
  cubeSupply: number;
  harbinger = 0;
  protected readonly wild = new Set<string>();
  /** Cards filled by a cube of this draw, and the spot of that cube (R5.3). */
  protected fresh = new Map<number, number>();

  constructor(set: SetProgram, seats: Seat[], decks: SeatsModel['decks'], cubeSupply: number) {
    this.seats = seats;
    this.decks = decks;
    this.cubeSupply = cubeSupply;
    for (const { name, any } of set.vocabulary.elements) if (any) this.wild.add(name);
    const blocks = (on: AnyTrigger['on'], triggers: readonly AnyTrigger[] = []): Block[] =>
      triggers.filter((trigger) => trigger.on === on).map(({ steps }) => steps);
    for (const { number, energy, leaves, steps, triggers } of set.cards) {
      const covered = energy.map(() => false);
      const atEnd = blocks('end', triggers);
      this.cards.set(number, { energy, covered, leaves, printed: leaves, steps, atEnd, feature: null });
    }
    for (const { number, triggers } of set.features) {
      const feature = { onPlay: blocks('play', triggers) };
      const atEnd = blocks('end', triggers);
      this.cards.set(number, { energy: [], covered: [], leaves: 0, printed: 0, steps: [], atEnd, feature });
    }
  }

  protected clockwise(from = this.harbinger): number[] {
    return this.seats.map((_, turn) => (from + turn) % this.seats.length);
  }

  protected card(number: number): Card {
    const card = this.cards.get(number);
    if (!card) throw new Error(`no card ${number}`);
    return card;
  }

  /** Asks a question, unless only one answer is possible. */
  protected *ask(seat: number, kind: DecisionKind, options: OptionView[]): Play<OptionView> {
    const different = new Map(options.map((option) => [JSON.stringify(option), option]));
    if (different.size === 1) return options[0];
    return yield { seat, kind, options: [...different.values()] };
  }

  protected *askCard(seat: number, kind: DecisionKind, cards: number[]): Play<number> {
    const answer = yield* this.ask(
      seat,
      kind,
      cards.map((card) => ({ option: 'card', card })),
    );
    if (answer.option !== 'card') throw new Error(kind);
    return answer.card;
  }

  /** Uses elements, one after the other (R3.2, R13). Drawn elements turn the dial later: returns how many turns. */
  protected *use(seat: number, left: string[], giver: number, isDrawn: boolean): Play<number> {
    let turns = 0;
    while (left.length > 0) {
      const options: OptionView[] = [];
      for (const element of left) {
        options.push({ option: 'dial', element });
        for (const card of this.seats[seat].active) {
          if (card === giver || !this.hasCube(seat)) continue;
          for (const spot of this.openSpots(card)) {
            if (spot === element || this.wild.has(element))
              options.push({ option: 'cube', element, card, spot });
          }
        }
      }
      // The order in which tokens turn the dial at the same moment makes no difference.
      const isForced = isDrawn && options.every(({ option }) => option === 'dial');
      const answer = isForced ? options[0] : yield* this.ask(seat, 'use-element', options);
      if (answer.option !== 'cube' && answer.option !== 'dial') throw new Error('use-element');
      left.splice(left.indexOf(answer.element), 1);
      if (answer.option === 'cube') yield* this.cover(seat, answer.card, answer.spot, isDrawn);
      else if (isDrawn) turns++;
      else yield* this.turnDial(seat);
    }
    return turns;
  }

  protected openSpots(card: number): string[] {
    const { energy, covered } = this.card(card);
    return energy.filter((_, spot) => !covered[spot]);
  }

  protected isFull(card: number): boolean {
    return this.openSpots(card).length === 0;
  }

  /** Covered spots of a seat (R3.3). */
  protected sources(seat: number): { card: number; spot: string }[] {
    return this.seats[seat].active.flatMap((card) => {
      const { energy, covered } = this.card(card);
      return energy.filter((_, spot) => covered[spot]).map((spot) => ({ card, spot }));
    });
  }

  protected hasCube(seat: number): boolean {
    return this.seats[seat].cubes > 0 || this.sources(seat).length > 0;
  }

  protected *cover(seat: number, number: number, element: string, isDrawn: boolean): Play {
    const { energy, covered } = this.card(number);
    const spot = energy.findIndex((of, at) => of === element && !covered[at]);
    if (this.seats[seat].cubes === 0) {
      const options = this.sources(seat).map((from): OptionView => ({ option: 'from', ...from }));
      const answer = yield* this.ask(seat, 'take-cube', options);
      if (answer.option !== 'from') throw new Error('take-cube');
      const from = this.card(answer.card);
      from.covered[from.energy.findIndex((of, at) => of === answer.spot && from.covered[at])] = false;
      this.fresh.delete(answer.card);
      this.seats[seat].cubes++;
    }
    this.seats[seat].cubes--;
    covered[spot] = true;
    if (isDrawn && this.isFull(number)) this.fresh.set(number, spot);
  }

  /** Takes all cubes off a card. */
  protected clear(seat: number, number: number): void {
    const card = this.card(number);
    this.seats[seat].cubes += card.covered.filter(Boolean).length;
    card.covered = card.energy.map(() => false);
    this.fresh.delete(number);
  }

  /** R4. */
  protected *turnDial(at: number): Play {
    const seat = this.seats[at];
    seat.dial++;
    if (seat.dial === 2 && this.canGain()) {
      if ((yield* this.ask(at, 'dial-card', YES_NO)).option === 'no') return;
      seat.dial = 0;
      yield* this.gainCard(at);
    }
    if (seat.dial < 3) return;
    seat.dial = 0;
    const options: OptionView[] = [];
    if (this.playable(at).length > 0) options.push({ option: 'play' });
    if (this.cubeSupply > 0) options.push({ option: 'gain-cube' });
    if (options.length === 0) return;
    if ((yield* this.ask(at, 'dial-reward', options)).option === 'play') yield* this.play(at, 0);
    else this.gainCubes(at, 1);
  }

  protected gainCubes(seat: number, amount: number): void {
    const gained = Math.min(amount, this.cubeSupply);
    this.cubeSupply -= gained;
    this.seats[seat].cubes += gained;
  }

  protected playable(seat: number): number[] {
    return this.seats[seat].hand.filter((card) => !this.card(card).feature);
  }

  protected canGain(): boolean {
    return this.decks.brown.length + this.decks.blue.length + this.display.length > 0;
  }

  /** R6.1, R6.3. Returns the card gained, or -1. */
  protected *gainCard(at: number): Play<number> {
    const { brown, blue } = this.decks;
    const { hand } = this.seats[at];
    if (!this.canGain()) return -1;
    const options: OptionView[] = [];
    if (brown.length > 0) options.push({ option: 'look', at: 'brown' });
    if (blue.length > 0) options.push({ option: 'look', at: 'blue' });
    if (brown.length > 0 && blue.length > 0) options.push({ option: 'look', at: 'both' });
    for (const card of this.display) options.push({ option: 'card', card });
    const answer = yield* this.ask(at, 'gain-card', options);
    if (answer.option === 'card') {
      this.display = this.display.filter((card) => card !== answer.card);
      hand.push(answer.card);
      return answer.card;
    }
    if (answer.option !== 'look') throw new Error('gain-card');
    const from = answer.at === 'both' ? [brown, blue] : [this.decks[answer.at], this.decks[answer.at]];
    const seen = from.flatMap((deck) => deck.splice(-1));
    const kept = yield* this.askCard(at, 'keep-card', seen);
    this.display.push(...seen.filter((card) => card !== kept));
    hand.push(kept);
    return kept;
  }

  /** Plays a card from hand, if there is one, and puts cubes on it. */
  protected *play(seat: number, cubes: number): Play {
    const playable = this.playable(seat);
    if (playable.length === 0) return;
    const card = yield* this.askCard(seat, 'play-card', playable);
    this.activate(seat, card);
    yield* this.putOn(seat, card, cubes);
  }

  protected activate(at: number, card: number): void {
    const seat = this.seats[at];
    seat.hand = seat.hand.filter((held) => held !== card);
    seat.active.push(card);
  }

  /** R5.9. */
  protected *putOn(seat: number, card: number, cubes: number): Play {
    for (let cube = 0; cube < cubes && !this.isFull(card) && this.hasCube(seat); cube++) {
      const spots = this.openSpots(card).map((element): OptionView => ({ option: 'element', element }));
      const spot = yield* this.ask(seat, 'spot', spots);
      if (spot.option === 'element') yield* this.cover(seat, card, spot.element, false);
    }
  }
}
