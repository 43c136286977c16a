/** Things, how many of them, and the names they are kept by. */
import { EOF } from 'chevrotain';
import { expect } from './recovery/reading.ts';
import {
  all,
  choice,
  field,
  list,
  maybe,
  node,
  type Part,
  printed,
  ruleOf,
  set,
  type Value,
} from './syntax.ts';
import { amountAs, name, nameOf, plainAmount, plainNumber } from './token-values.ts';
import { AnyWord, Article, BlockClose, Name, Semicolon } from './tokens.ts';
import type { Num, Word } from './tree/span.ts';
import type { Quantity, QuantityOrAll } from './tree/steps.ts';

/** `3`, `a`, `an`. */
export const amount: Value<Num> = ruleOf('amount', amountAs('a number or `a`'));

const upToNumber = all(
  'up',
  'to',
  field('value', plainNumber('a number after `up to`')),
  set({ upTo: true }),
);
const exactNumber = all(field('value', plainAmount(expect('a number or `a`'))), set({ upTo: false }));
const everything = printed(all('all', set({ all: true })), (_, words) => words.several('all'));

/** `3`, `a`, `up to 3`. */
export const quantity: Value<Quantity> = ruleOf(
  'quantity',
  node<Quantity>(choice([upToNumber, exactNumber], expect('a number, `a` or `up to`'))),
);

/** The same, or `all`. */
export const quantityOrAll: Value<QuantityOrAll> = ruleOf(
  'quantityOrAll',
  node<QuantityOrAll>(
    choice([upToNumber, exactNumber, everything], expect('a number, `a`, `up to` or `all`')),
  ),
);

/** `3`, `a`, `all`. */
export const exactOrAll: Value<QuantityOrAll> = ruleOf(
  'exactOrAll',
  node<QuantityOrAll>(choice([exactNumber, everything], expect('a number, `a` or `all`', ['all']))),
);

/** A thing, with or without an article. */
export const thing: Value<Word> = ruleOf(
  'thing',
  name(expect('an animal, a terrain, mountain, forest or tile'), { article: true }),
);

/** `lion or cheetah`. */
export const thingsAs = <K extends string>(key: K): Part<{ [k in K]?: Word[] | undefined }> =>
  list(key, thing, {
    separator: 'or',
    when: (reading) => reading.is(2, Name) || (reading.is(2, Article) && reading.is(3, Name)),
  });
export const things = thingsAs('things');
/** The same, each with its article. */
export const someThingsAs = <K extends string>(key: K): Part<{ [k in K]?: Word[] | undefined }> =>
  printed(thingsAs(key), (node: { [k in K]?: Word[] | undefined }, words) => {
    for (const [i, { text }] of (node[key] ?? []).entries()) {
      if (i > 0) words.add('or');
      words.amount(1);
      words.add(text);
    }
  });

/** `as hunter`: the name by which later steps know it. */
export const keep: Part<{ as?: Word | undefined }> = maybe(
  'as',
  field(
    'as',
    nameOf(
      [
        // A hard word that ends the step can only be meant as a name, which it may not be (L5).
        { type: AnyWord, when: (reading) => reading.is(2, Semicolon, BlockClose, EOF) },
        { type: Name },
      ],
      expect('a name of your own after `as`'),
    ),
  ),
);
