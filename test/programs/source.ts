/**
 * Programs as source text, the reverse of the compiler, in the words that the formatter chooses. It shares no code with the
 * grammar.
 *
 * Only for tests: authors keep their source text, so nothing else needs this.
 */
import { type Block, isAction, type Op, type OpName, type Step } from '../../program/operations.ts';
import { markersOf } from '../../program/set.ts';
import type {
  Asset,
  Compare,
  Condition,
  Count,
  Goal,
  Group,
  Kind,
  Per,
  PlayersWith,
  QuantityOrAll,
  RankedPlayers,
  Region,
  Reward,
  Site,
  Sought,
  Spot,
  Test,
  Where,
} from '../../program/terms.ts';
import { sitesOf } from '../../program/where.ts';
import { WORDS } from './base.ts';

const PLURALS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...WORDS.animals, ...markersOf(WORDS)].map(({ name, plural }) => [name, plural])),
  ...{ community: 'communities', landmass: 'landmasses', leaf: 'leaves' },
  ...{ water: 'water', land: 'land', vp: 'vp' },
};

/** A noun in singular or plural. */
export const noun = (word: string, amount: number): string =>
  amount === 1 ? word : (PLURALS[word] ?? `${word}s`);

const coin = (what: string, amount: number): string => noun(what.replace('-', ' '), amount);

export const a = (words: string): string => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

export const numbered = (amount: number, words: string): string =>
  `${amount}${words === 'vp' ? '' : ' '}${words}`;

/** `a lion`, `2 lions`, `1vp`. */
export const amountPhrase = (amount: number, words: string): string =>
  amount === 1 && words !== 'vp' ? a(words) : numbered(amount, words);

/** The parts that there are, with spaces between them. */
export const said = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ');

/** Words with an amount. A small number means at least that many. */
function counted({ is, amount }: Compare, words: string): string {
  if (is === 'exactly' && amount === 0) return `no ${words}`;
  if (is === 'least' && amount < 3) return amountPhrase(amount, words);
  return `${is === 'exactly' ? is : `at ${is}`} ${numbered(amount, words)}`;
}

const coinsAt = (compare: Compare, what: string): string => counted(compare, coin(what, compare.amount));

/** A thing, a ground with things on it, or an animal of a terrain. */
function thing(one: Sought | Kind, amount: number): string {
  if (typeof one === 'string') return noun(one, amount);
  if ('animalOf' in one) return `${noun('animal', amount)} of ${one.animalOf}`;
  return `${noun(one.ground, amount)} with ${one.with.map(thingsAt).join(' and ')}`;
}

const things = (all: readonly (Sought | Kind)[], amount: number): string =>
  all.map((one) => thing(one, amount)).join(' or ');

const thingsAt = (of: {
  compare: Compare;
  different?: true;
  other?: true;
  things: readonly Sought[];
}): string => {
  const words = said(of.different && 'different', of.other && 'other', things(of.things, of.compare.amount));
  return counted(of.compare, words).replace(/^an? other/, '1 other');
};

/** `a lion or a tile`, `another lion or a tile`. */
const oneOf = (all: readonly Sought[], other?: true): string =>
  all.map((one, i) => (other && i === 0 ? `another ${thing(one, 1)}` : a(thing(one, 1)))).join(' or ');

export const whereText = (where: Where): string =>
  sitesOf(where)
    .map((some) => (some.length === 1 ? '' : 'either ') + some.map(site).join(' or '))
    .join(' ');

const site = (one: Site): string => said(one.not && 'not', plainSite(one));

function plainSite(one: Site): string {
  switch (one.where) {
    case 'adjacent':
      return `adjacent to ${spot(one.to)}`;
    case 'on':
      return `on ${spot(one.spot)}`;
    case 'in':
      return `in ${one.regions.map(regionText).join(' or ')}`;
    case 'edge':
      return 'on the edge';
    case 'within':
      return `within ${one.spaces} ${noun('space', one.spaces)} of ${spot(one.of)}`;
  }
}

function spot(one: Spot): string {
  if (one.spot === 'named') return one.name;
  if (one.spot === 'thing') return a(one.thing);
  return one.spot === 'things' ? thingsAt(one) : one.spot.replace('-', ' ');
}

function goalText(goal: Goal): string {
  if ('of' in goal) return `${goal.goal === 'away' ? 'away from' : goal.goal} ${spot(goal.of)}`;
  const tiles = goal.goal === 'tile' ? oneOf(goal.things) : `the nearest ${things(goal.things, 1)}`;
  return said('to', tiles, at(goal.where));
}

const group = (one: Group, amount = 1): string =>
  said(one.enclosed && 'enclosed', 'of' in one && one.of, noun(one.group, amount));

export function regionText(one: Region): string {
  if ('name' in one) return `the ${one.region.replace('-', ' ')} ${one.name}`;
  if (one.region === 'any') {
    const { group: of, with: held } = one;
    const said = of.group === 'habitat' && of.of === 'tile' ? group({ ...of, of: '' }) : group(of);
    return `${a(said)}${held ? ` with ${thingsAt(held)}` : ''}`;
  }
  if ('group' in one) return `the ${one.region} ${group(one.group)}`;
  if (one.region === 'landscape') return 'the landscape';
  return one.region === 'feature-habitat'
    ? 'the habitat containing this feature'
    : one.region.replace('-', ' ');
}

const OWN = {
  ...{ cube: 'you have', card: 'in hand', leaf: 'left', 'active-card': '', 'kept-card': '', round: '' },
  ...{ 'completed-card': 'completed this round', token: 'this round' },
};

function count(c: Count, amount: number): string {
  const where = 'where' in c && c.where && whereText(c.where);
  const near = 'adjacent' in c && c.adjacent && 'adjacent';
  switch (c.count) {
    case 'things':
      return said(c.different && 'different', near, c.other && 'other', things(c.things, amount), where);
    case 'groups':
      return said(near, group(c.group, amount), c.with && `with ${thingsAt(c.with)}`, where);
    case 'players':
      return said(c.other && 'other', noun('player', amount), c.with && players(c.with));
    case 'done':
      return said(c.deed, things(c.things ?? (c.thing ? [c.thing] : []), amount), where);
    case 'spent':
      return said(c.how, coin(c.what, amount));
    case 'own':
      if (c.what === 'spot') return said(c.state, c.element, noun('spot', amount));
      return said(
        'deck' in c && c.deck,
        coin(c.what === 'completed-card' ? 'card' : c.what, amount),
        OWN[c.what],
      );
    case 'drawn':
      return `drawn ${c.element ?? noun('element', amount)}`;
    case 'distance':
      return said(
        noun('space', amount),
        `between ${c.from.name} and ${c.to.name}`,
        c.over && `over ${c.over}`,
      );
    case 'moves':
      return said(things(c.things, amount), `moved at least ${c.spaces}`, noun('space', c.spaces));
    case 'spaces':
      return said(noun('space', amount), 'moved');
  }
}

const per = ({ each, of }: Per): string => said('per', each > 1 && `${each}`, count(of, each));

const possession = (one: RankedPlayers | PlayersWith): string =>
  'rank' in one ? `the ${one.rank} ${coin(one.what, 2)}` : coinsAt(one.compare, one.what);
const players = (one: RankedPlayers | PlayersWith): string => `with ${possession(one)}`;

const conditionText = ({ tests, join }: Condition): string =>
  tests
    .map((one) => said('not' in one && one.not && 'not', test(one)))
    .join(join === 'any' ? ' or ' : ' and ');

function test(t: Test): string {
  switch (t.test) {
    case 'where':
      return whereText(t.where);
    case 'adjacent':
      return `adjacent to ${thingsAt(t)}`;
    case 'adjacent-to':
      return `adjacent to ${t.name}`;
    case 'edge':
      return 'on the edge';
    case 'region':
      return `${regionText(t.region)} has ${thingsAt(t)}`;
    case 'there':
      return `there ${t.compare.amount === 1 ? 'is' : 'are'} ${counted(t.compare, count(t.count, t.compare.amount))}`;
    case 'have':
      return `you have ${possession(t)}`;
    case 'did':
      return `you ${t.deed} ${thingsAt(t)}`;
    case 'spent':
      return `you ${t.how} ${coinsAt(t.compare, t.what)}`;
    case 'drew':
      return `you drew ${counted(t.compare, t.element ?? noun('element', t.compare.amount))}`;
    case 'harbinger':
      return 'you are the harbinger';
    case 'use':
      return `this is its ${t.use} use`;
  }
}

function reward(r: Reward): string {
  switch (r.gain) {
    case 'vp':
      return `${r.amount}vp`;
    case 'element':
      return `${r.amount} ${r.element}`;
    case 'mix':
      return `${r.amount} of ${r.elements.join(', ')}`;
    case 'card-to-play':
      return 'a card and play it';
    default:
      return said(
        amountPhrase(r.amount, coin(r.gain, r.amount)),
        'of' in r && r.of !== undefined && `of ${r.of}`,
      );
  }
}

/** The source text of a block's steps, without braces around them. */
export const sourceOf = (steps: Block): string => steps.map(stepText).join('; ');

export const block = (steps: Block): string => said('{', sourceOf(steps), '}');

function stepText(step: Step): string {
  const { as, if: condition } = step as { as?: string; if?: Condition };
  const text = WORDS_OF[step.op] as (step: Step) => string;
  return said(
    text(step),
    as && step.op !== 'for-each' && `as ${as}`,
    condition && `if ${conditionText(condition)}`,
  );
}

/** Things with a quantity before them, which is left out if it is 1. */
function some(of: QuantityOrAll, all: readonly (Sought | Kind)[], other?: true): string {
  if ('all' in of) return said('all', other && 'other', things(all, 2));
  if (other && of.amount === 1 && !of.upTo) return `another ${things(all, 1)}`;
  const number = of.upTo || of.amount > 1 ? `${of.amount}` : '';
  return said(of.upTo && 'up to', number, other && 'other', things(all, of.amount));
}

const at = (where: Where | undefined): string | undefined => where && whereText(where);

/** What is paid or lost. */
const DONE_CARDS = {
  'of-another-player': 'an active card of another player',
  another: 'another active card',
  last: 'the card completed last',
};

const RECEIVERS = {
  owner: 'the owner',
  'that-player': 'that player',
  another: 'another player',
  left: 'the player on your left',
  right: 'the player on your right',
};

function price({ quantity: of, what }: { quantity: QuantityOrAll; what: Asset }): string {
  if ('all' in of) return `all ${coin(what, 2)}`;
  const words = coin(what, of.amount);
  return of.upTo ? `up to ${numbered(of.amount, words)}` : amountPhrase(of.amount, words);
}

const withCubes = (cubes: number): string | false =>
  cubes > 0 && `and place ${amountPhrase(cubes, coin('cube', cubes))} on it`;

/** The words of each operation, without its name and its condition. */
const WORDS_OF: { [N in OpName]: (step: Op<N>) => string } = {
  gain: (s) =>
    s.table && s.per
      ? `gain ${s.table.join('/')}vp for ${count(s.per.of, 2)}`
      : said(
          `gain ${s.rewards.map(reward).join(s.choice ? ' or ' : ' and ')}`,
          s.per && per(s.per),
          s.atLeast !== undefined && `at least ${s.atLeast}`,
          s.atMost !== undefined && `at most ${s.atMost}`,
        ),
  place: (s) => said('place', some(s.quantity, s.kinds), at(s.where)),
  move: (s) =>
    said(
      `move ${some(s.quantity, s.things, s.other)}`,
      at(s.where),
      s.spaces !== undefined && `${s.spaces} ${noun('space', s.spaces)}`,
      s.spaces !== undefined && s.overAnyTerrain && 'over any terrain',
      s.goal && goalText(s.goal),
      s.spaces === undefined && s.overAnyTerrain && 'over any terrain',
    ),
  replace: (s) =>
    said(`replace ${some(s.quantity, s.things, s.other)}`, at(s.where), `with ${things(s.with, 1)}`),
  remove: (s) => said(`remove ${some(s.quantity, s.things, s.other)}`, at(s.where)),
  swap: (s) => {
    // After a place, `with a` belongs to the step (L31).
    const where = at(s.where)?.replaceAll(/ (with|and) an? /g, ' $1 1 ');
    return said('swap', oneOf(s.things, s.other), where, `with ${oneOf(s.with)}`, at(s.withWhere));
  },
  pay: (s) => `pay ${price(s)}`,
  lose: (s) => `lose ${price(s)}`,
  give: (s) => `give ${price(s)} to ${RECEIVERS[s.to]}`,
  play: (s) => said('play a card', withCubes(s.cubes)),
  rotate: (s) => said('rotate', s.other ? 'another' : 'a', 'card counter-clockwise', withCubes(s.cubes)),
  stop: () => 'stop',
  draw: ({ amount }) => `draw ${amountPhrase(amount, noun('element', amount))}`,
  do: ({ card }) => `do ${DONE_CARDS[card]}`,
  choose: (s) => said(`choose ${oneOf(s.things, s.other)}`, at(s.where)),
  'choose-species': (s) => said('choose a species', at(s.where)),
  may: ({ steps }) => `may ${steps.length === 1 && isAction(steps[0].op) ? sourceOf(steps) : block(steps)}`,
  either: (s) => `either ${s.branches.map(block).join(' or ')}`,
  if: ({ condition, steps, otherwise }) => {
    const isElseIf = otherwise?.length === 1 && otherwise[0].op === 'if';
    const other = otherwise && `else ${isElseIf ? sourceOf(otherwise) : block(otherwise)}`;
    return said(`if ${conditionText(condition)} ${block(steps)}`, other);
  },
  repeat: ({ times, steps }) => {
    if ('per' in times) return `repeat ${per(times.per)} ${block(steps)}`;
    return `repeat ${'upTo' in times ? `up to ${times.upTo}` : times.times} ${block(steps)}`;
  },
  'for-each': (s) =>
    `for each ${said(s.other && 'other', things(s.things, 1), at(s.where), s.as && `as ${s.as}`)} ${block(s.steps)}`,
  'each-player': (s) => said('each', s.other && 'other', 'player', s.with && players(s.with), block(s.steps)),
  'by-hand': ({ text }) => `by hand "${text}"`,
  'the-owner': ({ steps }) => `the owner ${block(steps)}`,
  'that-player': (s) => `that player ${block(s.steps)}`,
  'choose-player': (s) =>
    said(
      'choose',
      s.on ? `the player on your ${s.on}` : `${s.other ? 'another' : 'a'} player`,
      block(s.steps),
    ),
};
