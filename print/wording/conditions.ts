/** The wording of conditions. */
import type { Condition, Sought, Test } from '../../program/index.ts';
import { type Form, formName, type WordingContext, yes } from './context.ts';
import { coins, countPhrase, deedObjects } from './counts.ts';
import type { Phrase } from './parts.ts';
import { placeOfThis, region } from './places.ts';
import { assetForm } from './players.ts';
import type { NamePhrase } from './translation/translator.ts';

/** "this is adjacent to a mountain and you have no free cubes". */
export function condition({ join, tests }: Condition, wording: WordingContext): Phrase {
  const clauses = tests.map((one): NamePhrase => ({ phrase: test(one, wording), gender: '' }));
  return wording[join === 'all' ? 'and' : 'or'](clauses).phrase;
}

function test(test: Test, wording: WordingContext): Phrase {
  if (test.test === 'where') {
    const { place, not } = placeOfThis(test.where, wording);
    return wording.say('is-there', { place, not: yes(not) });
  }
  const negated = test.not ?? false;
  // "Not exactly" negates the verb; other comparisons are replaced by their opposite.
  const verb = negated && 'compare' in test && test.compare.is === 'exactly' && test.compare.amount > 0;
  const other = negated && !verb;
  const not = yes(verb);
  const nouns =
    (things: readonly Sought[]): Form =>
    (many) =>
      wording.nouns(things, many);
  switch (test.test) {
    case 'adjacent': {
      const { what, none } = wording.compared(test.compare, other, nouns(test.things));
      return wording.say('is-adjacent', { what, not, none: yes(none) });
    }
    case 'adjacent-to':
      return wording.say('is-adjacent', { what: wording.given(test.name), not: yes(negated), none: 'no' });
    case 'edge':
      return wording.say('is-on-edge', { not: yes(negated) });
    case 'region': {
      const { what, none } = wording.compared(test.compare, other, nouns(test.things));
      return wording.say('region-has', { region: region(test.region, wording), what, not, none: yes(none) });
    }
    case 'there': {
      const { count, compare } = test;
      if (count.count === 'done') {
        const { what, many, none } = wording.compared(compare, negated, deedObjects(count, wording));
        return wording.say('was-done', { what, form: formName(many), deed: count.deed, none: yes(none) });
      }
      const { what, many, none } = wording.compared(compare, other, (many) =>
        countPhrase(count, many, wording),
      );
      return wording.say('there-is', { what, form: formName(many), not, none: yes(none) });
    }
    case 'have': {
      const { what, none } = wording.compared(test.compare, other, assetForm(test.what, wording));
      return wording.say('you-have', { what, not, none: yes(none) });
    }
    case 'did': {
      const { what, none } = wording.compared(test.compare, other, nouns(test.things));
      return wording.say('you-did', { what, deed: test.deed, not, none: yes(none) });
    }
    case 'spent': {
      const { what, none } = wording.compared(test.compare, other, coins(test.what, wording));
      return wording.say('you-did', { what, deed: test.how, not, none: yes(none) });
    }
    case 'use':
      return wording.say('is-use', { use: test.use, not: yes(negated) });
  }
}
