/**
 * A second engine for everything around effects, written from the rules alone: draws, the order in which cards resolve, declaring
 * features, and the end, with cards that are kept for it (R3, R5, R12, R15.1, L44). It knows only the few steps used by the cards of its test, and every feature needs
 * one water tile.
 */
import type { Hex } from '../../program/hexes/hexes.ts';
import type { Block, Step } from '../../program/operations.ts';
import type { SetProgram } from '../../program/set.ts';
import type { Reward } from '../../program/terms.ts';
import type { OptionView } from '../../runtime/questions/question.ts';
import { type Play, type Seat, SeatsModel, YES_NO } from './seats-model.ts';

export class RoundModel extends SeatsModel {
  /** Water tiles without a feature. */
  readonly waters: Hex[];
  discard: number[] = [];
  status = 'playing';
  winner = -1;
  /** True while choices for a draw are collected. */
  choosing = false;
  private readonly laid: { seat: number; card: number }[] = [];
  private readonly ran = new Set<number>();
  /** Cards that have been completed, and by whom (L44). */
  private readonly completed = new Map<number, number>();
  private readonly target: number;
  private readonly tokens: number;
  private readonly nextToken: () => string;
  /** The number of effects in this draw. An endless chain is an error here; the engine has the bound of R12.6. */
  private effects = 0;
  private tied = false;
  private scored = false;

  /** @param nextToken returns the next token drawn */
  constructor(
    set: SetProgram,
    seats: Seat[],
    decks: SeatsModel['decks'],
    cubeSupply: number,
    nextToken: () => string,
  ) {
    super(set, seats, decks, cubeSupply);
    const { settings, layouts } = set.vocabulary;
    this.nextToken = nextToken;
    this.target = settings.target?.full ?? 0;
    this.tokens = settings.draw?.find(({ players }) => players === seats.length)?.tokens ?? 1;
    this.waters = layouts[0].tiles.filter(({ terrain }) => terrain === 'water').map(({ q, r }) => ({ q, r }));
  }

  /** Plays the whole game; ends after `draws` draws. */
  *game(draws: number): Play {
    for (let draw = 0; draw < draws; draw++) {
      const drawn = Array.from({ length: this.tokens }, () => this.nextToken());
      yield* this.draw(drawn);
      const isWild = drawn.some((token) => this.wild.has(token));
      if (isWild && !this.tied && (this.isReached() || this.isExhausted())) yield* this.score();
      if (this.scored) this.compare(isWild);
      if (this.status === 'over') return;
      // R3.6, R12.3.
      if (isWild || this.tied) this.harbinger = (this.harbinger + 1) % this.seats.length;
    }
    this.status = 'unfinished';
  }

  private isReached(): boolean {
    return this.seats.some(({ vp }) => vp >= this.target);
  }

  /** R12.5. */
  private isExhausted(): boolean {
    return !this.canGain() && this.seats.every(({ active }, s) => !active.length && !this.playable(s).length);
  }

  /** R12.4, L44: features as they were laid, then completed cards, player by player, by number. */
  private *score(): Play {
    this.scored = true;
    const cards = [...this.completed]
      .map(([card, seat]) => ({ seat, card }))
      .toSorted((one, other) => one.seat - other.seat || one.card - other.card);
    for (const { seat, card } of [...this.laid, ...cards]) {
      for (const steps of this.card(card).atEnd) yield* this.run(seat, steps, card);
    }
  }

  /** Cards without leaves, kept until the end of the game (L44). */
  kept(seat: number): number[] {
    return [...this.completed.keys()].filter(
      (card) =>
        this.completed.get(card) === seat && this.card(card).atEnd.length > 0 && this.card(card).leaves === 0,
    );
  }

  /** R12.2, R12.3, R12.5. */
  private compare(isWild: boolean): void {
    const most = Math.max(...this.seats.map(({ vp }) => vp));
    const leaders = this.seats.flatMap(({ vp }, seat) => (vp === most ? [seat] : []));
    if (leaders.length === 1 || (isWild && this.isExhausted())) {
      this.status = 'over';
      this.winner = leaders.length === 1 ? leaders[0] : -1;
    } else {
      this.tied = true;
    }
  }

  private *draw(drawn: string[]): Play {
    this.ran.clear();
    this.effects = 0;
    this.fresh = new Map();
    this.choosing = true;
    const turns: number[] = [];
    for (const seat of this.seats.keys()) turns.push(yield* this.use(seat, [...drawn], -1, true));
    this.choosing = false;
    for (const seat of this.clockwise()) {
      for (let turn = 0; turn < turns[seat]; turn++) yield* this.turnDial(seat);
    }
    yield* this.resolve();
    yield* this.declareAll();
  }

  private full(seat: number): number[] {
    return this.seats[seat].active.filter((card) => this.isFull(card));
  }

  private isAnyFull(): boolean {
    return this.clockwise().some((seat) => this.full(seat).length > 0);
  }

  /** R5.2, R5.5: round after round, until no full card is left. */
  private *resolve(): Play {
    do {
      for (const seat of this.clockwise()) {
        while ((yield* this.resolveOf(seat)) && (yield* this.declare(seat)));
      }
    } while (this.isAnyFull());
  }

  /** Resolves all cards of a seat. False if none was completed. */
  private *resolveOf(seat: number): Play<boolean> {
    let isResolved = false;
    while (this.full(seat).length > 0) {
      const card = yield* this.askCard(seat, 'complete-card', this.full(seat));
      const spot = this.fresh.get(card);
      const haveOthersRun = this.seats.some((_, other) => other !== seat && this.ran.has(other));
      const isAsked = haveOthersRun && spot !== undefined;
      if (isAsked && (yield* this.ask(seat, 'cancel', YES_NO)).option === 'yes') {
        this.card(card).covered[spot] = false;
        this.fresh.delete(card);
        this.seats[seat].cubes++;
        yield* this.turnDial(seat);
      } else {
        isResolved = true;
        yield* this.complete(seat, card);
      }
    }
    return isResolved;
  }

  /** R5.1, L44. */
  private *complete(at: number, number: number): Play {
    const card = this.card(number);
    this.clear(at, number);
    this.ran.add(at);
    this.completed.set(number, at);
    if (++this.effects > 10_000) throw new Error('the model does not end');
    yield* this.run(at, card.steps, number);
    card.leaves--;
    if (card.leaves > 0) return;
    this.clear(at, number);
    this.seats[at].active = this.seats[at].active.filter((other) => other !== number);
    if (card.atEnd.length === 0) this.discard.push(number);
  }

  /** R15.1: pass after pass, until a pass declares no feature; cards that features fill are resolved first. */
  private *declareAll(): Play {
    for (let before = -1; before < this.laid.length; ) {
      before = this.laid.length;
      for (const seat of this.clockwise()) {
        if (this.isAnyFull()) break;
        yield* this.declare(seat);
      }
      if (!this.isAnyFull()) continue;
      yield* this.resolve();
      before = -1;
    }
  }

  /** Declares features of a seat, as many as fit. True if the seat then has full cards waiting. */
  private *declare(at: number): Play<boolean> {
    while (this.full(at).length === 0) {
      const fitting = this.seats[at].hand.filter((card) => this.card(card).feature && this.waters.length > 0);
      if (fitting.length === 0) return false;
      const options = fitting.map((card): OptionView => ({ option: 'card', card }));
      const answer = yield* this.ask(at, 'declare', [...options, { option: 'done' }]);
      if (answer.option !== 'card') return false;
      const places = this.waters.map((hex): OptionView => ({ option: 'hexes', hexes: [hex] }));
      const place = yield* this.ask(at, 'feature', places);
      const { card } = answer;
      this.waters.splice(
        places.findIndex((one) => JSON.stringify(one) === JSON.stringify(place)),
        1,
      );
      this.seats[at].hand = this.seats[at].hand.filter((held) => held !== card);
      this.laid.push({ seat: at, card });
      for (const steps of this.card(card).feature?.onPlay ?? []) yield* this.run(at, steps, -1);
    }
    return true;
  }

  private *run(seat: number, steps: Block, giver: number): Play {
    for (const step of steps) yield* this.step(seat, step, giver);
  }

  private *step(seat: number, step: Step, giver: number): Play {
    if (step.op === 'gain') yield* this.gain(seat, step.rewards, step.choice === true, giver);
    else if (step.op === 'play') yield* this.play(seat, step.cubes);
    else if (step.op === 'rotate') yield* this.rotate(seat, step.cubes);
    else if (step.op === 'lose' && 'amount' in step.quantity)
      this.seats[seat].vp = Math.max(0, this.seats[seat].vp - step.quantity.amount);
    else if (step.op === 'each-player') {
      for (const other of this.clockwise(seat)) {
        if (other !== seat || !step.other) yield* this.run(other, step.steps, giver);
      }
    } else throw new Error(`the model does not speak ${step.op}`);
  }

  private *rotate(seat: number, cubes: number): Play {
    if (this.seats[seat].active.length === 0) return;
    const number = yield* this.askCard(seat, 'rotate-card', this.seats[seat].active);
    const card = this.card(number);
    card.leaves = Math.min(card.printed, card.leaves + 1);
    yield* this.putOn(seat, number, cubes);
  }

  /** In a choice between a card and a cube, only what is available is offered. Elements come last (R13.2). */
  private *gain(seat: number, all: readonly Reward[], isChoice: boolean, giver: number): Play {
    let rewards = all;
    if (isChoice) {
      const able = all.filter(({ gain }) => (gain === 'card' ? this.canGain() : this.cubeSupply > 0));
      const names = (able.length > 0 ? able : all).map(({ gain }) => gain);
      const options = names.map((gain): OptionView => ({ option: 'reward', gain, elements: [], amount: 1 }));
      const answer = yield* this.ask(seat, 'reward', options);
      rewards = all.filter(({ gain }) => answer.option === 'reward' && gain === answer.gain);
    }
    const elements: string[] = [];
    for (const reward of rewards) {
      if (reward.gain === 'vp') this.seats[seat].vp += reward.amount;
      else if (reward.gain === 'cube') this.gainCubes(seat, reward.amount);
      else if (reward.gain === 'card') yield* this.gainCard(seat);
      else if (reward.gain === 'card-to-play') {
        const card = yield* this.gainCard(seat);
        if (card >= 0 && !this.card(card).feature) this.activate(seat, card);
      } else if (reward.gain === 'element') {
        for (let n = 0; n < reward.amount; n++) elements.push(reward.element);
      }
    }
    yield* this.use(seat, elements, giver, false);
  }
}
