/** Counting and testing in English. */
import type { Condition, Count, Deed, Per, Test } from '../../runtime/ops/terms.ts';
import {
  andList,
  compared,
  comparedIsOne,
  given,
  group,
  noun,
  nouns,
  orList,
  region,
  where,
} from './english-nouns.ts';
import type { Words } from './language.ts';
import { icon, type Phrase, say } from './parts.ts';

/** What a deed is done to when the card does not say. */
const DONE_TO: Record<Deed, { one: string; many: string }> = {
  placed: { one: 'tile or token', many: 'tiles or tokens' },
  moved: { one: 'animal', many: 'animals' },
  removed: { one: 'tile or token', many: 'tiles or tokens' },
  replaced: { one: 'tile', many: 'tiles' },
};

const deedThing = (count: Extract<Count, { count: 'done' }>, many: boolean, words: Words): Phrase =>
  count.thing ? noun(count.thing, many, words) : say`${DONE_TO[count.deed][many ? 'many' : 'one']}`;

/** What is counted, without a number: "adjacent forest", "kinds of animal in this habitat". */
export function counted(count: Count, many: boolean, words: Words): Phrase {
  switch (count.count) {
    case 'things': {
      const kinds = many ? 'kinds of ' : 'kind of ';
      const what = nouns(count.things, many && !count.different, words);
      const next = count.adjacent ? 'adjacent ' : '';
      return say`${count.different ? `different ${kinds}` : ''}${next}${what}${where(count.where, words)}`;
    }
    case 'groups': {
      const next = count.adjacent ? 'adjacent ' : '';
      const { with: held } = count;
      const holding = held
        ? say` with ${compared(held.compare, false, (several) => nouns(held.things, several, words))}`
        : [];
      return say`${next}${group(count.group, many)}${holding}${where(count.where, words)}`;
    }
    case 'done':
      return say`${deedThing(count, many, words)} ${count.deed} this way`;
  }
}

/** "each adjacent forest", "every 2 forests in this habitat". */
export function per({ each, of }: Per, words: Words): Phrase {
  return each === 1 ? say`each ${counted(of, false, words)}` : say`every ${each} ${counted(of, true, words)}`;
}

/** "this is adjacent to a mountain and you have no free cubes". */
export function condition({ join, tests }: Condition, words: Words): Phrase {
  const clauses = tests.map((one) => test(one, words));
  return join === 'all' ? andList(clauses) : orList(clauses);
}

function test(test: Test, words: Words): Phrase {
  const not = test.not ?? false;
  // "Not exactly" goes with the verb; of other numbers the opposite is said.
  const verb = not && 'compare' in test && test.compare.is === 'exactly' && test.compare.amount > 0;
  const other = not && !verb;
  switch (test.test) {
    case 'adjacent':
      return say`this is ${verb ? 'not ' : ''}adjacent to ${compared(test.compare, other, (many) => nouns(test.things, many, words))}`;
    case 'adjacent-to':
      return say`this is ${not ? 'not ' : ''}adjacent to ${given(test.name)}`;
    case 'edge':
      return say`this is ${not ? 'not ' : ''}on the edge of the landscape`;
    case 'region': {
      const what = compared(test.compare, other, (many) => nouns(test.things, many, words));
      return say`${region(test.region)} ${verb ? 'does not have' : 'has'} ${what}`;
    }
    case 'there': {
      const { count, compare } = test;
      const one = comparedIsOne(compare, not);
      if (count.count === 'done') {
        const what = compared(compare, not, (many) => deedThing(count, many, words));
        return say`${what} ${one ? 'was' : 'were'} ${count.deed} this way`;
      }
      return say`there ${one ? 'is' : 'are'} ${verb ? 'not ' : ''}${compared(compare, other, (many) => counted(count, many, words))}`;
    }
    case 'have':
      return say`you ${verb ? 'do not have' : 'have'} ${compared(test.compare, other, (many) => OWNED[test.what](many))}`;
  }
}

/** What a player has (L24): cubes that are not on cards, cards in hand, points. */
const OWNED: Record<Extract<Test, { test: 'have' }>['what'], (many: boolean) => Phrase> = {
  vp: (many) => say`${many ? 'points' : 'point'}`,
  cube: (many) => say`free ${icon({ icon: 'cube' }, many ? 'cubes' : 'cube')}`,
  card: (many) => say`${icon({ icon: 'card' }, many ? 'cards' : 'card')} in hand`,
};
