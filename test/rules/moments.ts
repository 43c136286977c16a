/**
 * Cards that are completed and rounds that begin, as plainly as the rulings state it (L46, L50, L66, L67), and that are done again (L72): random cards and a
 * feature with steps about points, and a table that completes them. Like `model.ts`, it shares no code with the engine.
 */
import fc from 'fast-check';
import { wordsOf } from './coins.ts';

/** A moment: `round`, or who completed which card. */
type When = 'round' | 'you complete a card' | 'you complete another card' | 'another player completes a card';

interface Trigger {
  words: string;
  when: When;
  steps: readonly Step[];
}

export interface Card {
  number: number;
  seat: number;
  leaves: number;
  steps: readonly Step[];
  triggers: readonly Trigger[];
}

/** An effect that runs: of which card (none for a feature), who is "you", and how many leaves it lost so far. */
interface Frame {
  card: Card | null;
  you: number;
  /** Whoever completed the card (L45). */
  by: number;
  /** `that player`; -1 for nobody. */
  that: number;
  lostLeaves: number;
}

/** A step in the language, and what it does. */
interface Step {
  words: string;
  run: (table: Table, frame: Frame) => void;
}

/** Thrown at an impossible payment and by `stop`: the rest of the effect is skipped (L35, L58). */
class End extends Error {}

/** Where a table begins. */
export interface Start {
  vp: readonly number[];
  tokens: number;
  round: number;
  harbinger: number;
  feature: readonly Trigger[];
  cards: readonly Card[];
}

/** Completes cards and begins rounds, and writes the lines of a scenario that does and expects the same. */
export class Table {
  readonly vp: number[];
  readonly lines: string[] = [];
  harbinger: number;
  round: number;
  tokens: number;
  /** How many cards each seat has completed in this round. */
  completed: number[];
  /** The active cards. */
  cards: Card[];
  /** How many triggers have acted, and how many have been passed over. */
  fired = 0;
  missed = 0;
  /** How many cards have been done. */
  done = 0;
  /** Cards that cannot be lost: the one that is completed, and those of which a trigger acts (L50). */
  private busy: Card[] = [];
  private isDoing = false;
  private last: Card | null = null;
  private readonly feature: readonly Trigger[];
  private readonly numbers: readonly number[];
  private taken = 0;

  constructor(start: Start, numbers: readonly number[]) {
    this.vp = [...start.vp];
    this.harbinger = start.harbinger;
    this.round = start.round;
    this.tokens = start.tokens;
    this.completed = this.vp.map(() => 0);
    this.cards = start.cards.map((card) => ({ ...card }));
    this.feature = start.feature;
    this.numbers = numbers;
  }

  /** Completes a card (L66), which does not turn in a scenario. */
  complete(card: Card): void {
    this.tokens ||= 1;
    this.lines.push(`do player ${card.seat + 1} card ${card.number}`);
    this.completed[card.seat]++;
    this.busy = [card];
    const isWhole = this.effect({ card, you: card.seat, by: -1, that: -1, lostLeaves: 0 }, card.steps);
    this.last = card;
    this.tell(card.seat, card);
    this.busy = [];
    this.expect(isWhole ? 'finished' : 'stopped');
  }

  /** The bag passes, and a round begins (L67): no token yet. */
  beginRound(): void {
    this.lines.push('do next round');
    this.harbinger = (this.harbinger + 1) % this.vp.length;
    this.round++;
    this.tokens = 0;
    this.completed = this.vp.map(() => 0);
    this.tell(this.harbinger, null);
    this.expect('finished');
  }

  private expect(how: string): void {
    this.lines.push(`expect ${how}`, ...this.vp.map((vp, seat) => `expect player ${seat + 1} ${vp}vp`));
  }

  /** What waits acts: the feature of the first player, then cards clockwise from a seat, each seat's by number (L43). */
  private tell(first: number, done: Card | null): void {
    const isMeant = (when: When, seat: number, card: Card | null): boolean => {
      if (done === null) return when === 'round';
      if (when === 'you complete another card') return seat === done.seat && card !== done;
      return when === (seat === done.seat ? 'you complete a card' : 'another player completes a card');
    };
    const places = this.vp.map((_, seat) => (seat - first + this.vp.length) % this.vp.length);
    const laid = this.cards.toSorted((a, b) => places[a.seat] - places[b.seat] || a.number - b.number);
    const waiting = [
      ...this.feature.map((trigger) => ({ trigger, seat: 0, card: null })),
      ...laid.flatMap((card) => card.triggers.map((trigger) => ({ trigger, seat: card.seat, card }))),
    ].filter(({ trigger, seat, card }) => isMeant(trigger.when, seat, card));
    for (const { trigger, seat, card } of waiting) {
      if (card && !this.cards.includes(card)) {
        this.missed++;
        continue;
      }
      this.fired++;
      const before = this.busy;
      this.busy = card ? [...before, card] : before;
      const by = done?.seat ?? -1;
      this.effect({ card, you: seat, by, that: by, lostLeaves: 0 }, trigger.steps);
      this.busy = before;
    }
  }

  /** Runs the steps of an effect; false if it ended before the last. */
  private effect(frame: Frame, steps: readonly Step[]): boolean {
    try {
      for (const step of steps) step.run(this, frame);
      return true;
    } catch (error) {
      if (!(error instanceof End)) throw error;
      return false;
    }
  }

  others({ you }: Frame): number[] {
    return this.vp.map((_, turn) => (you + turn) % this.vp.length).slice(1);
  }

  private pick(cards: readonly Card[]): Card {
    const card = cards[(this.numbers[this.taken++] ?? 0) % cards.length];
    if (cards.length > 1) this.lines.push(`choose card ${card.number}`);
    return card;
  }

  /** Takes an active card of a seat that is not busy, if there is one. Returns its leaves. */
  lose(seat: number): number {
    const cards = this.cards.filter((card) => card.seat === seat && !this.busy.includes(card));
    if (cards.length === 0) return 0;
    const card = this.pick(cards);
    const { leaves } = card;
    this.cards = this.cards.filter((other) => other !== card);
    card.leaves = 0;
    return leaves;
  }

  /** Does a card, as "you"; inside it none (L72). That card can be lost then: it is not the one that runs. */
  doAgain(which: Copied, frame: Frame): void {
    const { you } = frame;
    frame.that = which === 'another active card' ? frame.by : -1;
    if (this.isDoing) return;
    const cards = {
      'the card completed last': this.last ? [this.last] : [],
      'another active card': this.cards.filter((card) => card.seat === you && card !== frame.card),
      'an active card of another player': this.cards.filter((card) => card.seat !== you),
    }[which];
    if (cards.length === 0) return;
    const card = this.pick(cards);
    if (which !== 'another active card' && card.seat !== you) frame.that = card.seat;
    this.done++;
    this.isDoing = true;
    this.effect({ card, you, by: -1, that: -1, lostLeaves: 0 }, card.steps);
    this.isDoing = false;
  }
}

type Copied = 'the card completed last' | 'another active card' | 'an active card of another player';

const gain = (words: string, points: (table: Table, frame: Frame) => number): Step => ({
  words: `gain ${words}`,
  run(table, frame) {
    table.vp[frame.you] += points(table, frame);
  },
});
const few = fc.integer({ min: 1, max: 4 });

/** Steps without a block. */
const simple = (hasLeaves: boolean): fc.Arbitrary<Step> =>
  fc.oneof(
    few.map((n) => gain(`${n}vp`, () => n)),
    few.map((n) =>
      gain(`${n}vp per card completed this round`, ({ completed }, { you }) => n * completed[you]),
    ),
    few.map((n) => gain(`${n}vp per token this round`, ({ tokens }) => n * tokens)),
    few.map((n) => gain(`${n}vp per round`, ({ round }) => n * round)),
    fc.tuple(few, fc.boolean()).map(([n, not]) => {
      const words = `${n}vp if you are ${not ? 'not ' : ''}the harbinger`;
      return gain(words, ({ harbinger }, { you }) => ((harbinger === you) !== not ? n : 0));
    }),
    fc.boolean().map((isNow): Step => {
      const words = isNow ? 'stop if you are the harbinger' : 'pay 4vp';
      return {
        words,
        run({ vp, harbinger }, { you }) {
          if (isNow ? harbinger === you : vp[you] < 4) throw new End();
          if (!isNow) vp[you] -= 4;
        },
      };
    }),
    {
      weight: 3,
      arbitrary: fc.constant<Step>({
        words: 'lose an active card; gain 1vp per lost leaf',
        run(table, frame) {
          frame.lostLeaves += table.lose(frame.you);
          table.vp[frame.you] += frame.lostLeaves;
        },
      }),
    },
    ...(hasLeaves ? [few.map((n) => gain(`${n}vp per leaf left`, (_, { card }) => n * card!.leaves))] : []),
  );

/** Steps, with blocks of players: all others, and whoever completed the card (L45). */
function stepsOf(hasLeaves: boolean, hasThat: boolean): fc.Arbitrary<Step[]> {
  const inner = simple(hasLeaves).filter(({ words }) => !/^(?:pay|lose)/.test(words));
  const block = (words: string, who: (table: Table, frame: Frame) => readonly number[]) =>
    inner.map(
      (step): Step => ({
        words: `${words} { ${step.words} }`,
        run(table, frame) {
          for (const you of who(table, frame)) step.run(table, { ...frame, you });
        },
      }),
    );
  const those = (_: Table, { that }: Frame): number[] => (that < 0 ? [] : [that]);
  const copied = fc.constantFrom<Copied>('the card completed last', 'an active card of another player');
  const copy = (which: Copied): Step => ({
    words: `do ${which}`,
    run: (table, frame) => table.doAgain(which, frame),
  });
  const copies = fc.tuple(copied.map(copy), block('that player', those)).map(
    ([first, second]): Step => ({
      words: wordsOf([first, second]),
      run(table, frame) {
        first.run(table, frame);
        second.run(table, frame);
      },
    }),
  );
  const step = fc.oneof(
    { weight: 1, arbitrary: copies },
    { weight: hasLeaves ? 1 : 0, arbitrary: fc.constant(copy('another active card')) },
    { weight: 5, arbitrary: simple(hasLeaves) },
    { weight: 1, arbitrary: block('each other player', (table, frame) => table.others(frame)) },
    { weight: hasThat ? 3 : 0, arbitrary: block('that player', those) },
  );
  return fc.array(step, { minLength: 1, maxLength: 3 });
}

const triggersOf = (isCard: boolean, minLength: number): fc.Arbitrary<Trigger[]> =>
  fc.array(
    fc
      .constantFrom<When>(
        'round',
        'you complete a card',
        'another player completes a card',
        ...(isCard ? ['you complete another card' as const] : []),
      )
      .chain((when) =>
        stepsOf(isCard, when === 'another player completes a card').map((steps): Trigger => {
          const words = `when ${when === 'round' ? 'a round begins' : when} { ${wordsOf(steps)} }`;
          return { words, when, steps };
        }),
      ),
    { minLength, maxLength: 2 },
  );

/** One to three players with up to six cards. */
export const starts: fc.Arbitrary<Start> = fc
  .record({
    vp: fc.array(fc.nat(9), { minLength: 1, maxLength: 3 }),
    tokens: few,
    round: few,
    harbinger: fc.nat(2),
    feature: triggersOf(false, 1),
    cards: fc.array(
      fc.record({
        seat: fc.nat(2),
        leaves: fc.integer({ min: 1, max: 3 }),
        steps: stepsOf(true, false),
        triggers: triggersOf(true, 0),
      }),
      { minLength: 2, maxLength: 6 },
    ),
  })
  .map((start) => ({
    ...start,
    harbinger: start.harbinger % start.vp.length,
    cards: start.cards.map((card, n) => ({ ...card, number: 901 + n, seat: card.seat % start.vp.length })),
  }));
