/** What the things that a program keeps with `as` are called, where a later step means them again. */
import { isGround } from './checks/nouns.ts';
import { type Block, type Step, stepInfo } from './operations.ts';
import { markersOf, type Vocabulary } from './set.ts';
import { isToken, type Thing, wordFor } from './terms.ts';
import { allSteps } from './walk.ts';

/** A thing that a step acts on: the last of its kind in the effect, or one of several in text order. */
export type NamedThing = ReturnType<typeof namedThings>[number];

type NamingStep = Exclude<Extract<Step, { as?: string }>, { op: 'choose-species' }>;
const isNaming = (step: Step): step is NamingStep => stepInfo(step).setsThis;

/** The things that the steps of an effect act on and can name, in text order. */
export function namedThings(steps: Block, words: Pick<Vocabulary, 'markers'>) {
  const all = allSteps(steps).filter(isNaming);
  const things = all.map((step) => ({ things: thingsOf(step), isEach: step.op === 'for-each' }));
  const markers = markersOf(words).map(({ name }) => name);
  return namesOfThings(things, markers).map((one, i) => ({ ...one, as: all[i]!.as }));
}

/**
 * The same for steps of which no more is known than what they act on, and whether on each in turn: `nth` from 1, each of several in
 * turn counted apart, and how many steps of the effect act on a thing of this noun; for each of several in turn, how many such steps.
 */
export function namesOfThings(
  steps: readonly { things: readonly Thing[]; isEach: boolean }[],
  markers: readonly Thing[],
) {
  const all = steps.map(({ things, isEach }) => ({ noun: nounOf(things, markers), isEach }));
  return all.map((own) => {
    const alike = all.filter((one) => one.noun === own.noun);
    const same = alike.filter((one) => one.isEach === own.isEach);
    return { noun: own.noun, nth: same.indexOf(own) + 1, alike: (own.isEach ? same : alike).length };
  });
}

/** The noun of what a step acts on: its own, or one for all it lists. */
function nounOf(listed: readonly Thing[], markers: readonly Thing[]): Thing | 'token' | 'thing' {
  const things = [...new Set(listed)];
  const [first, ...others] = things;
  if (first !== undefined && others.length === 0) return first;
  const kinds = new Set(
    things.map((thing) =>
      isGround(thing) ? 'tile' : isToken(thing) || markers.includes(thing) ? 'token' : 'animal',
    ),
  );
  const [kind, ...more] = kinds;
  return kind === undefined || more.length > 0 ? 'thing' : kind;
}

function thingsOf(step: NamingStep): Thing[] {
  if (step.op === 'place') return step.kinds.map((kind) => (typeof kind === 'string' ? kind : 'animal'));
  return (step.op === 'replace' ? step.with : step.things).map(wordFor);
}
