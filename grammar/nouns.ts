/** Things, their amounts, and the names they are kept under. */
import { holding } from './holding.ts';
import {
  all,
  choice,
  extended,
  field,
  type Gate,
  list,
  maybe,
  maybeWhen,
  node,
  type Part,
  printed,
  rows,
  ruleOf,
  set,
  type ValuePart,
  when,
} from './syntax.ts';
import { amountAs, name, plainAmount, plainNumber, spanOfWord, wordValue } from './tokens/token-values.ts';
import type { ThingNode } from './tree/conditions.ts';
import type { Num, Span, Word } from './tree/span.ts';
import type { QuantityNode, QuantityOrAllNode } from './tree/steps.ts';

/** `3`, `a`, `an`. */
export const amount: ValuePart<Num> = ruleOf('amount', amountAs('amount'));

const upToNumber = all('up', 'to', field('value', plainNumber('limit')), set({ upTo: true }));
const exactNumber = all(field('value', plainAmount('amount')), set({ upTo: false }));
/** `3`, `a`, of what cannot be `up to` or `all`. */
export const exact = node<QuantityNode>(exactNumber);
const everything = printed(all('all', set({ all: true })), (_, words) => words.several('all'));

/** `3`, `a`, `up to 3`. */
export const quantity = ruleOf('quantity', node<QuantityNode>(choice([upToNumber, exactNumber], 'quantity')));

/** Like `quantity`, or `all`. */
export const quantityOrAll = ruleOf(
  'quantityOrAll',
  node<QuantityOrAllNode>(choice([upToNumber, exactNumber, everything], 'quantity-or-all')),
);

/** `3`, `a`, `all`. */
export const exactOrAll = ruleOf(
  'exactOrAll',
  node<QuantityOrAllNode>(choice([exactNumber, everything], 'exact-or-all')),
);

/** A thing, with or without an article. */
export const thing: ValuePart<Word> = ruleOf('thing', name('thing', { article: true }));

/** Like `thing`; a ground may describe what is on it. */
const describedThing: ValuePart<ThingNode> = ruleOf('describedThing', extended(thing, holding));

/** Whether a name is next but one, and not the test `within 2 spaces of a lion`, which may also follow `or`. */
const isNameBehind: Gate = (reading) =>
  reading.is(2, 'Name') && !(reading.is(2, 'within') && reading.is(3, 'Number'));
const orThing: Gate = (reading) =>
  isNameBehind(reading) ||
  (reading.is(2, 'Article') &&
    reading.is(3, 'Name') &&
    !reading.is(4, 'GroupKind', 'landmass') &&
    !(reading.is(3, 'enclosed') && reading.is(5, 'GroupKind')));
/** `lion or cheetah`, without descriptions. */
export const plainThingsAs = <K extends string>(key: K) =>
  list(key, thing, { separator: 'or', when: orThing });
/** `lion or cheetah`, `grassland with a lion or desert`. */
export const thingsAs = <K extends string>(key: K) =>
  list(key, describedThing, { separator: 'or', when: orThing });
export const things = thingsAs('things');
/** `other` or `another` before things, which leaves out "this"; each may also be the name of a thing. */
const othersAs = <F extends string>(word: 'other' | 'another', flag: F) =>
  maybeWhen((reading) => reading.is(1, word) && isNameBehind(reading), field(flag, spanOfWord(word)));
export const other = othersAs('other', 'other');
/** `other` before `adjacent`, which is written behind it. */
export const otherAdjacent = printed(
  maybeWhen(
    (reading) => reading.is(1, 'other') && reading.is(2, 'adjacent'),
    field('other', spanOfWord('other')),
  ),
  () => {},
);
/** `another`, `2 other`, `all other`. */
export const othersOr = <N extends { quantity?: QuantityOrAllNode | undefined }>(quantity: Part<N>) =>
  printed(
    all(othersAs('another', 'other'), quantity, other),
    ({ other: isOther, ...node }: { other?: Span | undefined } & N, words, write) => {
      const { quantity: some = { value: 1, upTo: false } } = node;
      const isOne = 'value' in some && some.value === 1 && !some.upTo;
      if (!isOther || !isOne) write(quantity, node);
      if (isOther) words.literal(isOne ? 'another' : 'other');
    },
  );
/** Like `thingsAs`, each thing with its article; the first may be `another`, which sets the field `flag`. */
export const someThingsAs = <K extends string>(key: K, flag?: string): Part<Things<K, ThingNode>> =>
  eachWithArticle(
    key,
    flag ? (all(othersAs('another', flag), thingsAs(key)) as Part<Things<K, ThingNode>>) : thingsAs(key),
    flag,
  );
/** `a lion or cheetah`, without descriptions. */
export const somePlainThingsAs = <K extends string>(key: K) => eachWithArticle(key, plainThingsAs(key));

type Things<K extends string, N extends ThingNode> = { [k in K]?: N[] | undefined };

function eachWithArticle<K extends string, N extends ThingNode>(
  key: K,
  part: Part<Things<K, N>>,
  flag?: string,
) {
  return printed(part, (node: Things<K, N>, words, write) => {
    const isOther = flag !== undefined && flag in node;
    for (const [i, one] of (node[key] ?? []).entries()) {
      if (i > 0) words.add('or');
      if (i === 0 && isOther) words.literal('another');
      else words.amount(1);
      words.add(one.text);
      write(holding, one);
    }
  });
}

/** `this tile` as the object of a step; sets the field `flag`. */
const thisTileAs = <F extends string, K extends string>(flag: F, key: K) =>
  when(
    (reading) => reading.is(2, 'tile'),
    all(
      'this',
      set({ [flag]: true } as Record<F, true>),
      rows(key, name('tile', { kind: 'tile' }), { early: false, least: 1, most: 1 }),
    ),
  );

/** `this tile`, or else a thing. */
export const thisTileOr = <N>(flag: string, key: string, ...thing: readonly Part<N>[]): Part<N> =>
  choice([thisTileAs(flag, key), all(...thing)], 'thing') as Part<N>;

/** `as hunter`: a name for use in later steps. */
export const keep: Part<{ as?: Word | undefined }> = maybe(
  'as',
  field(
    'as',
    wordValue(
      [
        // A hard word at the end of the step was certainly meant as a name, though it cannot be one (L5).
        { kind: 'AnyWord', when: (reading) => reading.is(2, ';', '}', 'EOF') },
        { kind: 'Name' },
      ],
      'own-name',
    ),
  ),
);
