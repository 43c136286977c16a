/** The wording of conditions. */
import type { Compare, Condition, Sought, Test } from '../../program/index.ts';
import { type Form, formName, type WordingContext, yes } from './context.ts';
import { coins, countPhrase, deedObjects, drawnElements } from './counts.ts';
import { clause, type Phrase } from './parts.ts';
import { noRegion, placeOfThis, region } from './places.ts';
import { assetForm } from './players.ts';
import type { NamePhrase } from './translation/translator.ts';

/** "this is adjacent to a mountain and you have no free cubes". */
export function condition({ join, tests }: Condition, wording: WordingContext): Phrase {
  const subjects = tests.map((one) => SUBJECTS[one.test]);
  // If all have the same, it stands before the first: "this is on the edge and is adjacent to a lion".
  const areOfOne = new Set(subjects).size === 1;
  const clauses = tests.map((one, at): NamePhrase => {
    const who = subjects[at];
    const subject = who && (at === 0 || !areOfOne) ? wording.subject(who) : [];
    return { phrase: clause(subject, test(one, wording)), gender: '' };
  });
  return wording[join === 'all' ? 'and' : 'or'](clauses).phrase;
}

/** What tests are about. */
const SUBJECTS: { [Name in Test['test']]?: 'this' | 'you' } = {
  ...{ where: 'this', adjacent: 'this', 'adjacent-to': 'this', edge: 'this' },
  ...{ have: 'you', did: 'you', spent: 'you', drew: 'you', harbinger: 'you' },
};

function test(test: Test, wording: WordingContext): Phrase {
  if (test.test === 'where') {
    const { place, not, both } = placeOfThis(test.where, wording);
    return wording.say('is-there', { place, not: yes(not), both: yes(both) });
  }
  const negated = test.not ?? false;
  // "Not exactly" negates the verb; other comparisons are replaced by their opposite.
  const verb = negated && 'compare' in test && test.compare.is === 'exactly' && test.compare.amount > 0;
  const other = negated && !verb;
  const not = yes(verb);
  const compared = (compare: Compare, of: Form) => {
    const { what, none } = wording.compared(compare, other, of);
    return { what, not, none: yes(none) };
  };
  const nouns =
    (things: readonly Sought[], different?: true, other?: true): Form =>
    (many) => {
      const isPlural = many && !different;
      const [what] = wording.others(other, [wording.nouns(things, isPlural)], isPlural);
      if (!different) return what!;
      return wording.named('kinds', { what: what!, form: formName(many), adjacent: 'no', few: 'no' });
    };
  switch (test.test) {
    case 'adjacent':
      return wording.say('is-adjacent', compared(test.compare, nouns(test.things, test.different)));
    case 'adjacent-to':
      return wording.say('is-adjacent', { what: wording.given(test.name), not: yes(negated), none: 'no' });
    case 'edge':
      return wording.say('is-on-edge', { not: yes(negated) });
    case 'region': {
      const things = nouns(test.things, test.different, test.other);
      const named = negated ? noRegion(test.region, wording) : undefined;
      if (!named)
        return wording.say('region-has', {
          region: region(test.region, wording),
          ...compared(test.compare, things),
        });
      const { what, none } = wording.compared(test.compare, false, things);
      return wording.say('region-has', { region: named, what, not: 'no', none: yes(none) });
    }
    case 'there': {
      const { count, compare } = test;
      if (count.count === 'done') {
        const { what, many, none } = wording.compared(compare, negated, deedObjects(count, wording));
        return wording.say('was-done', { what, form: formName(many), deed: count.deed, none: yes(none) });
      }
      const { what, many, none } = wording.compared(compare, other, (many) =>
        countPhrase(count, many, wording, true),
      );
      return wording.say('there-is', { what, form: formName(many), not, none: yes(none) });
    }
    case 'have': {
      const of = assetForm(test.what, wording);
      if ('compare' in test) return wording.say('you-have', compared(test.compare, of));
      const phrase = wording.say('ranked', { rank: test.rank, what: of(true) });
      return wording.say('you-have', { what: { phrase, gender: '' }, not: yes(negated), none: 'no' });
    }
    case 'did':
      return wording.say('you-did', { deed: test.deed, ...compared(test.compare, nouns(test.things)) });
    case 'spent':
      return wording.say('you-did', { deed: test.how, ...compared(test.compare, coins(test.what, wording)) });
    case 'drew': {
      const elements = drawnElements(test.element, wording);
      return wording.say('you-did', { deed: 'drawn', ...compared(test.compare, elements) });
    }
    case 'harbinger':
      return wording.say('is-harbinger', { not: yes(negated) });
    case 'use':
      return wording.say('is-use', { use: test.use, not: yes(negated) });
  }
}
