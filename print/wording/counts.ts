/** Counting and testing. */
import type { Condition, Count, Deed, Per, Test } from '../../program/index.ts';
import { andList, compared, type Form, form, good, noun, nouns, orList, yes } from './nouns.ts';
import { clause, type Phrase } from './parts.ts';
import { given, group, region, where } from './places.ts';
import type { WordingContext } from './speech.ts';
import type { Named } from './translator.ts';

/** What a deed is done to when the card does not say. */
const DONE_TO = {
  placed: 'done-to-tile-or-token',
  moved: 'done-to-animal',
  removed: 'done-to-tile-or-token',
  replaced: 'done-to-tile',
} as const satisfies Record<Deed, string>;

type Done = Extract<Count, { count: 'done' }>;

const doneTo =
  (count: Done, speech: WordingContext): Form =>
  (many) =>
    count.thing === undefined
      ? speech.tongue.named(DONE_TO[count.deed], { form: form(many) })
      : noun(count.thing, many, speech);

/** What is counted, without a number: "adjacent forest", "different kinds of animal in this habitat". */
export function counted(count: Count, many: boolean, speech: WordingContext): Named {
  const { tongue } = speech;
  switch (count.count) {
    case 'things': {
      const what = nouns(count.things, many && !count.different, speech);
      const values = { what, form: form(many), adjacent: yes(count.adjacent ?? false) };
      const { phrase, gender } = tongue.named(count.different ? 'kinds' : 'counted', values);
      return { phrase: clause(phrase, where(count.where, speech)), gender };
    }
    case 'groups': {
      const what = group(count.group, many, speech);
      const values = { what, form: form(many), adjacent: yes(count.adjacent ?? false) };
      const { phrase, gender } = tongue.named('counted', values);
      return { phrase: clause(phrase, holding(count, speech), where(count.where, speech)), gender };
    }
    case 'done': {
      const what = doneTo(count, speech)(many);
      return tongue.named('done', { what, form: form(many), deed: count.deed });
    }
  }
}

/** "with at least 2 lions". */
function holding({ with: held }: Extract<Count, { count: 'groups' }>, speech: WordingContext): Phrase {
  if (!held) return [];
  const { what } = compared(held.compare, false, (many) => nouns(held.things, many, speech), speech);
  return speech.tongue.say('holding', { what });
}

/** "each adjacent forest", "every 2 forests in this habitat". */
export function per({ each, of }: Per, speech: WordingContext): Phrase {
  if (each === 1) return speech.tongue.say('each', { what: counted(of, false, speech) });
  return speech.tongue.say('every', { amount: each, what: counted(of, true, speech) });
}

/** "this is adjacent to a mountain and you have no free cubes". */
export function condition({ join, tests }: Condition, speech: WordingContext): Phrase {
  const clauses = tests.map((one): Named => ({ phrase: test(one, speech), gender: '' }));
  return (join === 'all' ? andList(clauses, speech) : orList(clauses, speech)).phrase;
}

function test(test: Test, speech: WordingContext): Phrase {
  const { tongue } = speech;
  const negated = test.not ?? false;
  // "Not exactly" goes with the verb; of other numbers the opposite is said.
  const verb = negated && 'compare' in test && test.compare.is === 'exactly' && test.compare.amount > 0;
  const other = negated && !verb;
  const not = yes(verb);
  switch (test.test) {
    case 'adjacent': {
      const { what, none } = compared(
        test.compare,
        other,
        (many) => nouns(test.things, many, speech),
        speech,
      );
      return tongue.say('is-adjacent', { what, not, none: yes(none) });
    }
    case 'adjacent-to':
      return tongue.say('is-adjacent', { what: given(test.name, speech), not: yes(negated), none: 'no' });
    case 'edge':
      return tongue.say('is-on-edge', { not: yes(negated) });
    case 'region': {
      const { what, none } = compared(
        test.compare,
        other,
        (many) => nouns(test.things, many, speech),
        speech,
      );
      return tongue.say('region-has', { region: region(test.region, speech), what, not, none: yes(none) });
    }
    case 'there': {
      const { count, compare } = test;
      if (count.count === 'done') {
        const { what, many, none } = compared(compare, negated, doneTo(count, speech), speech);
        return tongue.say('was-done', { what, form: form(many), deed: count.deed, none: yes(none) });
      }
      const of: Form = (many) => counted(count, many, speech);
      const { what, many, none } = compared(compare, other, of, speech);
      return tongue.say('there-is', { what, form: form(many), not, none: yes(none) });
    }
    case 'have': {
      const { what, none } = compared(test.compare, other, owned(test.what, speech), speech);
      return tongue.say('you-have', { what, not, none: yes(none) });
    }
  }
}

/** What a player has (L24): cubes that are not on cards, cards in hand, points. */
function owned(what: Extract<Test, { test: 'have' }>['what'], speech: WordingContext): Form {
  const { tongue } = speech;
  switch (what) {
    case 'vp':
      return (many) => tongue.named('point', { form: form(many) });
    case 'cube':
      return (many) => tongue.named('free-cube', { cube: good('cube', speech)(many), form: form(many) });
    case 'card':
      return (many) => tongue.named('card-in-hand', { card: good('card', speech)(many) });
  }
}
