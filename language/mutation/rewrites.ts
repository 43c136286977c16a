/** The changes possible at one node of a card's tree: another number, kind or place, no `may`, a step omitted, another order. */
import type { StepNode } from '../../grammar/index.ts';
import { markersOf, type Vocabulary } from '../../program/index.ts';
import { nounForms } from './agreement.ts';
import { describeStep, type MutantTitle, quotable } from './description.ts';
import type { Path } from './paths.ts';

/** A node of any kind in a syntax tree. */
export type TreeNode = Readonly<Record<string, unknown>>;

const NOUN_SWAPS: Readonly<Record<string, string>> = {
  desert: 'grassland',
  grassland: 'water',
  water: 'desert',
  land: 'water',
  tile: 'land',
  mountain: 'forest',
  forest: 'mountain',
};

const GOOD_SWAPS = { vp: 'cube', cube: 'card', cubes: 'cards', card: 'cube', cards: 'cubes' };

/**
 * The replacements for the words of a set: for nouns by their singular and plural, and for elements and goods. `forms` are the
 * singular and plural of a noun, by either.
 */
export function swapsFor(vocabulary: Vocabulary) {
  const tokens = [...vocabulary.animals, ...markersOf(vocabulary)];
  const [first] = tokens;
  const swaps = [
    ...Object.entries(NOUN_SWAPS).map(([one, other]) => ({ one, many: `${one}s`, other })),
    ...(first ? [{ one: 'animal', many: 'animals', other: first.name }] : []),
    ...tokens.map(({ name, plural }, at) => {
      return { one: name, many: plural, other: tokens[(at + 1) % tokens.length].name };
    }),
  ];
  const things = new Map(swaps.flatMap(({ one, many, other }) => [one, many].map((word) => [word, other])));
  const plain = vocabulary.elements.filter(({ any }) => !any).map(({ name }) => name);
  const elements = new Map([
    ...plain.map((name, at) => [name, plain[(at + 1) % plain.length]] as const),
    ...Object.entries(GOOD_SWAPS),
  ]);
  return { things, elements, forms: nounForms(vocabulary) };
}

/** What replaces the words of a set in its mutants. */
export type WordSwaps = ReturnType<typeof swapsFor>;

/** The alternative values of a property. */
const ALTERNATIVES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  is: { least: ['most'], most: ['least'], exactly: ['least'], bare: ['exactly', 'most'] },
  join: { and: ['or'], or: ['and'] },
  rank: { most: ['fewest'], fewest: ['most'] },
  on: { left: ['right'], right: ['left'] },
  state: { covered: ['open'], open: ['covered'] },
  use: { first: ['last'], last: ['first'] },
  by: { you: ['another'], another: ['you'] },
  trigger: {
    completed: ['completed-by-another'],
    'another-completed': ['completed'],
    'completed-by-another': ['completed'],
    round: ['completed'],
  },
  what: { token: ['round'], round: ['token'], 'completed-card': ['card'] },
  goal: { tile: ['nearest'], nearest: ['tile'], away: ['towards'], towards: ['away'] },
  deed: {
    placed: ['moved', 'removed'],
    moved: ['placed'],
    removed: ['placed'],
    replaced: ['placed'],
  },
  region: {
    'this-habitat': ['landscape'],
    'this-community': ['landscape'],
    'this-landmass': ['landscape'],
    'adjacent-habitat': ['this-habitat'],
    'feature-habitat': ['this-feature'],
    'this-feature': ['landscape'],
    'this-tile': ['this-habitat'],
    'habitat-of': ['landmass-of'],
    'community-of': ['habitat-of'],
    'landmass-of': ['habitat-of'],
    landscape: ['this-habitat'],
    any: ['landscape'],
    largest: ['smallest'],
    smallest: ['largest'],
  },
};

/** Flags that a mutant inverts. */
const FLAG_KEYS: ReadonlySet<string> = new Set(['upTo', 'adjacent', 'other', 'another', 'over', 'not']);
/** Properties that a node can omit. */
const OPTIONAL_KEYS: readonly string[] = [
  'where',
  'withWhere',
  'if',
  'per',
  'atLeast',
  'atMost',
  'different',
  'other',
  'enclosed',
  'with',
  'goal',
  'across',
  'deck',
  'state',
  'element',
  'held',
  'lacks',
  'otherwise',
  'of',
  'outOf',
  'into',
  'cubes',
];
/** Numbers that identify something instead of counting it. They are never changed. */
const IDENTIFYING_KEYS: ReadonlySet<string> = new Set(['number', 'players']);
/** Lists from which one entry can be omitted if others remain. */
const LIST_KEYS: readonly string[] = [
  'sites',
  'rewards',
  'tests',
  'things',
  'kinds',
  'regions',
  'triggers',
  'deeds',
  'tokens',
];

/** The nodes that a node may be changed to. */
export function* rewrites(part: TreeNode, path: Path, words: WordSwaps): Generator<TreeNode> {
  const { value, text } = part;
  const key = path.findLast((one) => typeof one === 'string') ?? '';
  if (typeof value === 'number' && !IDENTIFYING_KEYS.has(key)) {
    yield { ...part, value: value + 1 };
    if (value > 1 || (value > 0 && key === 'compare')) yield { ...part, value: value - 1 };
  }
  if (typeof value === 'string' && key === 'rows') yield* otherSketches(part, value);
  if (part.all === true) yield { from: part.from, to: part.to, value: 1, upTo: false };
  if (typeof text === 'string') {
    const others = key === 'what' || key === 'mix' ? words.elements : words.things;
    const other = others.get(text);
    if (other !== undefined) yield { ...part, text: other };
  }
  for (const [name, now] of Object.entries(part)) {
    const instead = typeof now === 'string' ? ALTERNATIVES[name]?.[now] : undefined;
    for (const other of instead ?? []) yield { ...part, [name]: other };
    if (FLAG_KEYS.has(name) && typeof now === 'boolean') yield { ...part, [name]: !now };
  }
  const { by, ...byAnybody } = part;
  if (part.trigger === 'event') yield by === undefined ? { ...part, by: 'you' } : byAnybody;
  for (const name of OPTIONAL_KEYS) {
    if (part[name] === undefined || typeof part[name] === 'string') continue;
    const { [name]: _, ...rest } = part;
    yield rest;
  }
  for (const name of LIST_KEYS) {
    const list = part[name];
    if (!Array.isArray(list) || list.length < 2) continue;
    for (const at of list.keys()) {
      const fewer = { ...part, [name]: list.toSpliced(at, 1) };
      // A single item has no conjunction.
      if (list.length === 2 && 'join' in fewer) delete (fewer as { join?: unknown }).join;
      yield fewer;
    }
  }
}

/** A row of a pattern with one cell of another terrain, or on the other side of its red line. */
function* otherSketches(part: TreeNode, row: string): Generator<TreeNode> {
  for (const [at, letter] of [...row].entries()) {
    const lower = letter.toLowerCase();
    const terrain = TERRAIN_CYCLE[lower];
    const replaced = (other: string) => ({ ...part, value: row.slice(0, at) + other + row.slice(at + 1) });
    if (terrain) yield replaced(letter === lower ? terrain : terrain.toUpperCase());
    if (/[a-z]/i.test(letter)) yield replaced(letter === lower ? letter.toUpperCase() : lower);
  }
}

const TERRAIN_CYCLE: Readonly<Record<string, string>> = { d: 'g', g: 'w', w: 'd', l: 'w' };

/**
 * Changes to the steps of a block: a step or branch omitted, two steps swapped, one run without its condition or question. Each
 * has the index of the changed step in the original block.
 */
export function* blockChanges(steps: readonly TreeNode[]) {
  for (const [at, step] of steps.entries()) {
    const words = wordsOf(step);
    yield {
      at,
      steps: steps.toSpliced(at, 1),
      change: `left out: "${words}"`,
      title: quotable(`${words} is done`),
    };
    const next = steps[at + 1];
    if (next)
      yield {
        at,
        steps: steps.with(at, next).with(at + 1, step),
        change: `"${words}" comes after "${wordsOf(next)}"`,
        title: quotable(`${words} comes first`),
      };
    for (const inner of openings(step)) yield { ...inner, at, steps: steps.toSpliced(at, 1, ...inner.steps) };
    const { branches = [] } = step as { branches?: readonly TreeNode[] };
    if (branches.length < 3) continue;
    for (const branch of branches.keys())
      yield {
        at,
        steps: steps.with(at, { ...step, branches: branches.toSpliced(branch, 1) }),
        change: `branch ${branch + 1} of "either" is left out`,
        title: `branch ${branch + 1} can be chosen`,
      };
  }
}

const wordsOf = (step: TreeNode): string => describeStep(step as unknown as StepNode);

/** The contents of a step in its place: run unconditionally, once, by the card's owner. */
function openings(step: TreeNode): (MutantTitle & Inner)[] {
  const { steps, branches = [] } = step as { steps?: Inner; branches?: readonly Inner[] };
  const words = wordsOf(step);
  if (branches.length === 2)
    return branches.map(({ steps }, at) => ({
      steps,
      change: `only branch ${at + 1} of "either" is left`,
      title: 'either branch can be chosen',
    }));
  return steps
    ? [{ steps: steps.steps, change: `only the steps inside "${words}" are left`, title: quotable(words) }]
    : [];
}

interface Inner {
  steps: readonly TreeNode[];
}
