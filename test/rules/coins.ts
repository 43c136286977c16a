/**
 * What players pay, lose and have, as plainly as the rulings state it: random steps about points, cubes and cards in hand, each
 * with its words and what it does at a table. Like `model.ts`, it shares no code with the engine.
 */
import fc from 'fast-check';

/** An active card: its leaves, the elements of its spots, and how many of them, from the left, have a cube. */
export interface ActiveCard {
  number: number;
  deck: Deck;
  leaves: number;
  spots: readonly string[];
  covered: number;
}
type Deck = 'brown' | 'blue';

/** Points, free cubes, the numbers of the cards in hand, and the active cards. */
export interface Player {
  vp: number;
  cube: number;
  card: number[];
  'active card': ActiveCard[];
}

type Coin = keyof Player;
type Spending = 'paid' | 'lost';
export type Token = (typeof TOKENS)[number];
/** Some tokens of the bag. A wild counts as nothing else (L57). */
const TOKENS = ['sun', 'water', 'wild'] as const;

/** What is counted of what was drawn, paid or lost. */
type Counted = Coin | Token | 'leaf';

/** A step in the language, what it does, and whether that is anything: if not, a `may` does not ask. */
interface Step {
  words: string;
  run: (table: Table) => void;
  canRun: (table: Table) => boolean;
}

/** Thrown at an impossible payment: the rest of the block is skipped (L12, L35). */
class Closed extends Error {}
/** Thrown by `stop`: the rest of the effect is skipped, whatever block it is in (L58). */
class Stop extends Error {}

function runBlock(steps: readonly Step[], table: Table): 'done' | 'closed' {
  try {
    for (const step of steps) step.run(table);
    return 'done';
  } catch (error) {
    if (error instanceof Closed) return 'closed';
    throw error;
  }
}

/** Plays steps with a list of numbers for the choices; holds the players afterwards, and the answers. */
export class Table {
  readonly players: readonly Player[];
  readonly answers: string[] = [];
  /** Whether a gate ended the effect. */
  readonly stopped: boolean;
  you: Player;
  private readonly spent: { by: Player; how: Spending | 'drawn'; what: Counted; amount: number }[] = [];
  private readonly next: readonly Token[];
  /** How many tokens have been drawn of those that come next. */
  drawn = 0;
  private readonly numbers: readonly number[];
  private taken = 0;
  /** The card whose effect this is. */
  private readonly runs: number | undefined;
  /** Inside a block of players, how much had been spent when the block began. */
  private since: number | null = null;

  constructor(
    players: readonly Player[],
    steps: readonly Step[],
    numbers: readonly number[],
    next: readonly Token[],
    runs?: ActiveCard,
  ) {
    this.next = next;
    this.runs = runs?.number;
    this.players = players.map((player, seat) => ({
      ...player,
      card: [...player.card],
      'active card': [...player['active card'], ...(runs && seat === 0 ? [runs] : [])],
    }));
    this.you = this.players[0];
    this.numbers = numbers;
    try {
      this.stopped = runBlock(steps, this) === 'closed';
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      this.stopped = true;
    }
  }

  /** Picks one of several answers; a single one is taken without asking. */
  pick<T>(from: readonly T[], answerWords: (one: T) => string): T {
    const one = from[(this.numbers[this.taken++] ?? 0) % from.length];
    if (from.length > 1) this.answers.push(answerWords(one));
    return one;
  }

  /** All players; with `other`, every player except "you" (L40). */
  those(other: boolean): Player[] {
    return this.players.filter((player) => !other || player !== this.you);
  }

  /** Lets some players take the steps in turn. */
  letAct(acting: readonly Player[], steps: readonly Step[]): void {
    this.since = this.spent.length;
    for (const player of acting) {
      this.you = player;
      for (const step of steps) step.run(this);
    }
    this.you = this.players[0];
    this.since = null;
  }

  /** Lets the owner take the steps in the middle of a block of players, with what everybody has spent (L61). */
  letOwnerAct(steps: readonly Step[]): void {
    const { you, since } = this;
    this.you = this.players[0];
    this.since = null;
    for (const step of steps) step.run(this);
    this.you = you;
    this.since = since;
  }

  /** What was paid or lost by anyone; inside a block of players, by "you" in that block (L37). */
  get spentHere() {
    const { since, you } = this;
    return since === null ? this.spent : this.spent.slice(since).filter(({ by }) => by === you);
  }

  get spentByYou() {
    return this.spent.filter(({ by }) => by === this.you);
  }

  /** In a block of players, what "you" drew in it (L57). */
  get drawnByYou() {
    return this.spentHere.filter(({ by }) => by === this.you);
  }

  /** Draws tokens for "you" (L57). */
  draw(amount: number): void {
    for (let n = 0; n < amount; n++)
      this.spent.push({ by: this.you, how: 'drawn', what: this.next[this.drawn++], amount: 1 });
  }

  /** How much "you" can give up: the card that runs is not one of them (L50). */
  spare(what: Coin): number {
    return what === 'active card' ? this.spareCards.length : amountOf(this.you, what);
  }

  private get spareCards(): ActiveCard[] {
    return this.you['active card'].filter(({ number }) => number !== this.runs);
  }

  /** Takes coins from "you", for nobody or another player. Cards are chosen one by one, or all without asking (L37, L65). */
  take(how: Spending, what: Coin, amount: number, to?: Player): void {
    const { you } = this;
    const choose = <T>(from: readonly T[], left: number, numberOf: (one: T) => number): T =>
      left === from.length ? from[0] : this.pick(from, (one) => `card ${numberOf(one)}`);
    for (let left = amount; left > 0 && what === 'card'; left--) {
      const card = choose(you.card, left, (one) => one);
      you.card.splice(you.card.indexOf(card), 1);
      to?.card.push(card);
    }
    for (let left = amount; left > 0 && what === 'active card'; left--) {
      const card = choose(this.spareCards, left, ({ number }) => number);
      you['active card'].splice(you['active card'].indexOf(card), 1);
      you.cube += card.covered;
      this.spent.push({ by: you, how, what: 'leaf', amount: card.leaves });
    }
    if (what === 'vp' || what === 'cube') {
      you[what] -= amount;
      if (to) to[what] += amount;
    }
    this.spent.push({ by: you, how, what, amount });
  }
}

const amountOf = (player: Player, what: Coin): number =>
  what === 'vp' || what === 'cube' ? player[what] : player[what].length;
const several = (what: Coin): string => (what === 'vp' ? what : `${what}s`);
const numbered = (amount: number, what: Coin): string => `${amount} ${amount === 1 ? what : several(what)}`;

/** A step that gives points. */
const scores = (words: string, points: (table: Table) => number): Step => ({
  words: `gain ${words}`,
  run: (table) => {
    table.you.vp += points(table);
  },
  canRun: (table) => points(table) > 0,
});

function pays(how: 'exactly' | 'up to', amount: number, what: Coin): Step {
  const isGate = how === 'exactly';
  return {
    words: `pay ${isGate ? '' : 'up to '}${numbered(amount, what)}`,
    run: (table) => {
      const has = table.spare(what);
      if (isGate && has < amount) throw new Closed();
      const numbers = Array.from({ length: Math.min(amount, has) + 1 }, (_, n) => n);
      table.take('paid', what, isGate ? amount : table.pick(numbers, (n) => `pay ${n}`));
    },
    canRun: (table) => table.spare(what) >= (isGate ? amount : 1),
  };
}

/** Pays all, or loses all or as much of an amount as there is. */
const givesUp = (deed: 'pay' | 'lose', most: number, what: Coin): Step => ({
  words: `${deed} ${most === Number.POSITIVE_INFINITY ? `all ${several(what)}` : numbered(most, what)}`,
  run: (table) => {
    table.take(deed === 'pay' ? 'paid' : 'lost', what, Math.min(most, table.spare(what)));
  },
  canRun: (table) => table.spare(what) > 0,
});

/** Gives something to one of some players; to oneself it is nothing (L65). */
const gives = (
  most: number,
  what: Coin,
  [to, among]: readonly [string, (table: Table) => readonly Player[]],
): Step => {
  const receivers = (table: Table) =>
    amountOf(table.you, what) > 0 ? among(table).filter((player) => player !== table.you) : [];
  return {
    words: `give ${numbered(most, what)} to ${to}`,
    run: (table) => {
      const seats = receivers(table);
      if (seats.length === 0) return;
      const to = table.pick(seats, (one) => `player ${table.players.indexOf(one) + 1}`);
      table.take('lost', what, Math.min(most, amountOf(table.you, what)), to);
    },
    canRun: (table) => receivers(table).length > 0,
  };
};
const beside =
  (by: number) =>
  ({ players, you }: Table): Player[] => [players[(players.indexOf(you) + by) % players.length]];
const anybody = fc.constantFrom(
  ['another player', ({ players }: Table) => players] as const,
  ['the player on your left', beside(1)] as const,
  ['the player on your right', (table: Table) => beside(table.players.length - 1)(table)] as const,
);
const toOwner = ['the owner', ({ players }: Table) => [players[0]]] as const;

/** Which players act or are counted, determined once (L40). */
interface Who {
  words: string;
  among: (players: readonly Player[]) => Player[];
}

const givable = fc.constantFrom<Coin>('vp', 'cube', 'card');
const coin = fc.oneof(
  { weight: 3, arbitrary: givable },
  { weight: 2, arbitrary: fc.constant<Coin>('active card') },
);
const ownable = fc.constantFrom<Coin>('cube', 'card');
const amount = fc.integer({ min: 1, max: 3 });
const spending = fc.constantFrom<Spending>('paid', 'lost');
const COMPARE = {
  'at least': (n: number, of: number) => n >= of,
  'at most': (n: number, of: number) => n <= of,
  exactly: (n: number, of: number) => n === of,
};
/** A comparison of a number of coins, and its words. */
const compared = fc
  .tuple(fc.constantFrom(...(Object.keys(COMPARE) as (keyof typeof COMPARE)[])), amount, coin)
  .map(([is, of, what]) => ({
    words: `${is} ${numbered(of, what)}`,
    what,
    holds: (n: number) => COMPARE[is](n, of),
  }));
const holding = compared.map(
  ({ words, what, holds }): Who => ({
    words,
    among: (players) => players.filter((player) => holds(amountOf(player, what))),
  }),
);
const ranked = fc.tuple(fc.constantFrom('most', 'fewest'), coin).map(
  ([rank, what]): Who => ({
    words: `the ${rank} ${several(what)}`,
    among: (players) => {
      const amounts = players.map((player) => amountOf(player, what));
      const best = rank === 'most' ? Math.max(...amounts) : Math.min(...amounts);
      return players.filter((player) => amountOf(player, what) === best);
    },
  }),
);
const anyone: Who = { words: '', among: (players) => [...players] };
const playersWords = (other: boolean, { words }: Who): string =>
  `${other ? 'other ' : ''}player${words && ` with ${words}`}`;
const sum = (spent: Table['spentHere'], how: Spending | 'drawn', what: Counted | 'element'): number =>
  spent
    .filter((one) => one.how === how && (one.what === what || what === 'element'))
    .reduce((all, one) => all + one.amount, 0);

const draws: fc.Arbitrary<Step> = fc.constantFrom(1, 2).map((n) => ({
  words: n === 1 ? 'draw an element' : `draw ${n} elements`,
  run: (table) => table.draw(n),
  canRun: () => true,
}));
const drawn = fc.constantFrom(...TOKENS, 'element' as const);

/** Spots of active cards that are counted (L49). */
const spots = fc
  .tuple(fc.constantFrom('', 'covered ', 'open '), fc.constantFrom('', ...TOKENS.slice(0, 2)))
  .map(([state, element]) =>
    scores(
      `1vp per ${state}${element && `${element} `}spot`,
      ({ you }) =>
        you['active card']
          .flatMap(({ spots, covered }) => spots.map((spot, at) => ({ spot, isCovered: at < covered })))
          .filter(({ spot }) => element === '' || spot === element)
          .filter(({ isCovered }) => state === '' || isCovered === (state === 'covered ')).length,
    ),
  );
/** Active cards that are counted, all or those of a deck (L49). */
const activeCards = fc
  .constantFrom('', 'brown ', 'blue ')
  .map((deck) =>
    scores(
      `1vp per ${deck}active card`,
      ({ you }) => you['active card'].filter((card) => deck === '' || `${card.deck} ` === deck).length,
    ),
  );

const plain: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: draws },
  drawn.map((what) => scores(`1vp per drawn ${what}`, ({ spentHere }) => sum(spentHere, 'drawn', what))),
  fc
    .tuple(amount, drawn)
    .map(([n, what]) =>
      scores(`1vp if you drew at least ${n} ${what === 'element' && n > 1 ? 'elements' : what}`, (table) =>
        Number(sum(table.drawnByYou, 'drawn', what) >= n),
      ),
    ),
  amount.map((points) => scores(`${points}vp`, () => points)),
  fc.tuple(fc.constantFrom('exactly', 'up to'), amount, coin).map((given) => pays(...given)),
  fc
    .tuple(fc.constantFrom('pay', 'lose'), fc.constant(Number.POSITIVE_INFINITY), ownable)
    .map((given) => givesUp(...given)),
  fc.tuple(fc.constant('lose' as const), amount, coin).map((given) => givesUp(...given)),
  fc.tuple(amount, givable, anybody).map((given) => gives(...given)),
  fc
    .tuple(spending, fc.oneof(coin, fc.constant('leaf' as const)))
    .map(([how, what]) => scores(`1vp per ${how} ${what}`, ({ spentHere }) => sum(spentHere, how, what))),
  fc.tuple(fc.array(fc.nat(9), { minLength: 2, maxLength: 4 }), spending, ownable).map(([table, how, what]) =>
    scores(`${table.join('/')}vp for ${how} ${what}s`, ({ spentHere }) => {
      const counted = sum(spentHere, how, what);
      return counted === 0 ? 0 : (table[counted - 1] ?? table.at(-1)!);
    }),
  ),
  ownable.map((what) =>
    scores(`1vp per ${what === 'cube' ? 'cube you have' : 'card in hand'}`, ({ you }) => amountOf(you, what)),
  ),
  fc
    .tuple(fc.boolean(), fc.option(holding, { nil: anyone }))
    .map(([other, who]) =>
      scores(`1vp per ${playersWords(other, who)}`, (table) => who.among(table.those(other)).length),
    ),
  spots,
  activeCards,
  holding.map((who) => scores(`1vp if you have ${who.words}`, ({ you }) => who.among([you]).length)),
  fc
    .tuple(spending, compared)
    .map(([how, { words, what, holds }]) =>
      scores(`1vp if you ${how} ${words}`, ({ spentByYou }) => Number(holds(sum(spentByYou, how, what)))),
    ),
);

/** The words of steps, one after the other. */
export const wordsOf = (steps: readonly { words: string }[]): string =>
  steps.map(({ words }) => words).join('; ');

const stops = holding.map(
  (who): Step => ({
    words: `stop if you have ${who.words}`,
    run: ({ you }) => {
      if (who.among([you]).length > 0) throw new Stop();
    },
    canRun: () => true,
  }),
);
const owner = fc.array(plain, { minLength: 1, maxLength: 2 }).map(
  (steps): Step => ({
    words: `the owner { ${wordsOf(steps)} }`,
    run: (table) => table.letOwnerAct(steps),
    canRun: () => true,
  }),
);

const may = fc.array(plain, { minLength: 1, maxLength: 3 }).map((steps): Step => {
  const run = (table: Table): void => {
    if (steps[0].canRun(table) && table.pick(['yes', 'no'], String) === 'yes') runBlock(steps, table);
  };
  return { words: `may { ${wordsOf(steps)} }`, run, canRun: () => true };
});
const inner = fc.oneof(
  { weight: 8, arbitrary: plain },
  { weight: 2, arbitrary: may },
  { weight: 1, arbitrary: stops },
);
const inners = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: inner },
    { weight: 1, arbitrary: owner },
    { weight: 1, arbitrary: fc.tuple(amount, givable, fc.constant(toOwner)).map((given) => gives(...given)) },
  ),
  { minLength: 1, maxLength: 3 },
);
const each = fc
  .tuple(fc.boolean(), fc.option(fc.oneof(ranked, holding), { nil: anyone }), inners)
  .map(([other, who, steps]): Step => {
    const run = (table: Table): void => table.letAct(who.among(table.those(other)), steps);
    return { words: `each ${playersWords(other, who)} { ${wordsOf(steps)} }`, run, canRun: () => true };
  });
const choose = fc.tuple(fc.boolean(), inners).map(([other, steps]): Step => {
  const run = (table: Table): void => {
    const players = table.those(other);
    const name = (player: Player): string => `player ${table.players.indexOf(player) + 1}`;
    if (players.length > 0) table.letAct([table.pick(players, name)], steps);
  };
  return { words: `choose ${other ? 'another' : 'a'} player { ${wordsOf(steps)} }`, run, canRun: () => true };
});

/** What comes from the bag next. */
export const someTokens = fc.shuffledSubarray<Token>(
  [...Array<Token>(6).fill('sun'), ...Array<Token>(4).fill('water'), 'wild', 'wild'],
  { minLength: 12 },
);

/** One to four steps. */
export const someSteps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof({ weight: 3, arbitrary: inner }, { weight: 2, arbitrary: each }, { weight: 1, arbitrary: choose }),
  { minLength: 1, maxLength: 4 },
);
