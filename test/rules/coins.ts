/**
 * What players pay, lose and have, as plainly as the rulings state it: plays steps about points, cubes and cards in
 * hand, with a list of numbers for the choices. Like `model.ts`, it shares no code with the engine.
 */

/** Points, free cubes, and the numbers of the cards in hand. */
export interface Player {
  vp: number;
  cube: number;
  card: number[];
}

export type Coin = keyof Player;
export const COINS: readonly Coin[] = ['vp', 'cube', 'card'];

type Spending = 'paid' | 'lost';
type Is = 'at least' | 'at most' | 'exactly';
/** Which players act in a block of players, or are counted. */
export type Who = { rank: 'most' | 'fewest'; what: Coin } | { is: Is; amount: number; what: Coin };

/** A step that contains no other steps. */
export type Plain =
  | { do: 'gain'; amount: number }
  | { do: 'pay'; how: 'exactly' | 'up to' | 'all'; amount: number; what: Coin }
  | { do: 'lose'; how: 'exactly' | 'all'; amount: number; what: Coin }
  /** One point for each coin paid or lost. */
  | { do: 'per spent'; how: Spending; what: Coin }
  | { do: 'per own'; what: 'cube' | 'card' }
  | { do: 'per player'; other: boolean; who: Extract<Who, { is: Is }> | null }
  | { do: 'if have'; is: Is; amount: number; what: Coin }
  | { do: 'if spent'; how: Spending; is: Is; amount: number; what: Coin };
type Spend = Extract<Plain, { do: 'pay' | 'lose' }>;
export type Inner = Plain | { do: 'may'; steps: Plain[] };
export type Step =
  | Inner
  | { do: 'each'; other: boolean; who: Who | null; steps: Inner[] }
  | { do: 'choose'; other: boolean; steps: Inner[] };

/** Thrown at an impossible payment: the rest of the block is skipped (L12, L35). */
class Closed extends Error {}

/** Plays steps; holds the players afterwards, the answers, and whether a gate ended the effect. */
export class Play {
  readonly players: Player[];
  readonly answers: string[] = [];
  stopped = false;
  private readonly spent: { by: number; how: Spending; what: Coin; amount: number }[] = [];
  private readonly numbers: readonly number[];
  private taken = 0;
  private you = 0;
  /** Inside a block of players, how much had been spent when the block began. */
  private since: number | null = null;

  constructor(players: readonly Player[], numbers: readonly number[]) {
    this.players = players.map((player) => ({ ...player, card: [...player.card] }));
    this.numbers = numbers;
  }

  run(steps: readonly Step[]): void {
    try {
      for (const step of steps) this.step(step);
    } catch (error) {
      if (!(error instanceof Closed)) throw error;
      this.stopped = true;
    }
  }

  /** Picks one of several answers; a single one is taken without asking. */
  private pick<T>(from: readonly T[], answerWords: (one: T) => string): T {
    const one = from[(this.numbers[this.taken++] ?? 0) % from.length];
    if (from.length > 1) this.answers.push(answerWords(one));
    return one;
  }

  private step(step: Step): void {
    if (step.do === 'may') this.may(step.steps);
    else if (step.do === 'each') this.block(this.those(step.who, step.other), step.steps);
    else if (step.do === 'choose') {
      const seats = this.players.flatMap((_, seat) => (step.other && seat === this.you ? [] : [seat]));
      if (seats.length > 0) this.block([this.pick(seats, (seat) => `player ${seat + 1}`)], step.steps);
    } else this.plain(step);
  }

  private may(steps: readonly Plain[]): void {
    if (!this.canDo(steps[0])) return;
    if (this.pick(['yes', 'no'], (one) => one) === 'no') return;
    try {
      for (const step of steps) this.plain(step);
    } catch (error) {
      if (!(error instanceof Closed)) throw error;
    }
  }

  private block(seats: readonly number[], steps: readonly Inner[]): void {
    this.since = this.spent.length;
    for (const seat of seats) {
      this.you = seat;
      for (const step of steps) this.step(step);
    }
    this.you = 0;
    this.since = null;
  }

  /** The players who act, determined once; `other` means every player except "you" (L40). */
  private those(who: Who | null, other: boolean): number[] {
    const all = this.players.flatMap((_, seat) => (other && seat === this.you ? [] : [seat]));
    if (!who) return all;
    const has = (seat: number): number => amountOf(this.players[seat], who.what);
    if ('is' in who) return all.filter((seat) => compares(who.is, has(seat), who.amount));
    const best = all.map(has).toSorted((a, b) => (who.rank === 'most' ? b - a : a - b))[0];
    return all.filter((seat) => has(seat) === best);
  }

  /** Whether a step would do anything; if not, a `may` does not ask. */
  private canDo(step: Plain): boolean {
    if (step.do !== 'pay' && step.do !== 'lose') return this.pointsOf(step) > 0;
    const has = amountOf(this.players[this.you], step.what);
    return step.do === 'pay' && step.how === 'exactly' ? has >= step.amount : has > 0;
  }

  private plain(step: Plain): void {
    const you = this.players[this.you];
    if (step.do !== 'pay' && step.do !== 'lose') {
      you.vp += this.pointsOf(step);
      return;
    }
    const has = amountOf(you, step.what);
    if (step.do === 'pay' && step.how === 'exactly' && has < step.amount) throw new Closed();
    this.take(step, step.how === 'all' ? has : this.amountOf(step, Math.min(step.amount, has)));
  }

  /** How much is taken of what there is. */
  private amountOf({ how }: Spend, most: number): number {
    if (how !== 'up to') return most;
    const numbers = Array.from({ length: most + 1 }, (_, n) => n);
    return this.pick(numbers, (n) => `pay ${n}`);
  }

  private pointsOf(step: Exclude<Plain, Spend>): number {
    const you = this.players[this.you];
    switch (step.do) {
      case 'gain':
        return step.amount;
      case 'per spent':
        return this.spentBy(this.since === null ? null : this.you, this.since ?? 0, step);
      case 'per own':
        return amountOf(you, step.what);
      case 'per player':
        return this.those(step.who, step.other).length;
      case 'if have':
        return compares(step.is, amountOf(you, step.what), step.amount) ? 1 : 0;
      case 'if spent':
        return compares(step.is, this.spentBy(this.you, 0, step), step.amount) ? 1 : 0;
    }
  }

  private spentBy(seat: number | null, from: number, { how, what }: { how: Spending; what: Coin }): number {
    return this.spent
      .slice(from)
      .filter((one) => one.how === how && one.what === what && (seat === null || one.by === seat))
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Takes coins from "you". Cards are chosen one by one, or all without asking (L37). */
  private take({ do: deed, what }: Spend, amount: number): void {
    const you = this.players[this.you];
    if (what === 'card') {
      for (let left = amount; left > 0; left--) {
        const removed =
          left === you.card.length ? you.card[0] : this.pick(you.card, (card) => `card ${card}`);
        you.card.splice(you.card.indexOf(removed), 1);
      }
    } else you[what] -= amount;
    this.spent.push({ by: this.you, how: deed === 'pay' ? 'paid' : 'lost', what, amount });
  }
}

const amountOf = (player: Player, what: Coin): number =>
  what === 'card' ? player.card.length : player[what];

function compares(is: Is, n: number, amount: number): boolean {
  return is === 'at least' ? n >= amount : is === 'at most' ? n <= amount : n === amount;
}

const plural = (amount: number, what: Coin): string => (amount === 1 || what === 'vp' ? what : `${what}s`);
const several = (what: Coin): string => plural(2, what);

/** The source text of steps. */
export function wordsOf(steps: readonly Step[]): string {
  return steps.map(word).join('; ');
}

function word(step: Step): string {
  switch (step.do) {
    case 'gain':
      return `gain ${step.amount}vp`;
    case 'pay':
    case 'lose': {
      if (step.how === 'all') return `${step.do} all ${several(step.what)}`;
      const upTo = step.how === 'up to' ? 'up to ' : '';
      return `${step.do} ${upTo}${step.amount} ${plural(step.amount, step.what)}`;
    }
    case 'per spent':
      return `gain 1vp per ${step.how} ${step.what}`;
    case 'per own':
      return `gain 1vp per ${step.what === 'cube' ? 'cube you have' : 'card in hand'}`;
    case 'per player':
      return `gain 1vp per ${step.other ? 'other ' : ''}player${step.who ? withWords(step.who) : ''}`;
    case 'if have':
      return `gain 1vp if you have ${step.is} ${step.amount} ${plural(step.amount, step.what)}`;
    case 'if spent':
      return `gain 1vp if you ${step.how} ${step.is} ${step.amount} ${plural(step.amount, step.what)}`;
    case 'may':
      return `may { ${wordsOf(step.steps)} }`;
    case 'each':
      return `each ${step.other ? 'other ' : ''}player${step.who ? withWords(step.who) : ''} { ${wordsOf(step.steps)} }`;
    case 'choose':
      return `choose ${step.other ? 'another' : 'a'} player { ${wordsOf(step.steps)} }`;
  }
}

function withWords(who: Who): string {
  if ('rank' in who) return ` with the ${who.rank} ${several(who.what)}`;
  return ` with ${who.is} ${who.amount} ${plural(who.amount, who.what)}`;
}
