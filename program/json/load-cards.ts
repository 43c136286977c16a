/** Checks of the cards and features of a set from JSON beyond their shape, equivalent to the compiler's checks of text. */
import { repeatedIndex } from '../checks/consistency.ts';
import { EXPECTED_NOUNS } from '../checks/nouns.ts';
import { whyNoTile } from '../checks/stacking.ts';
import { disconnectedHex, isFar, repeatedHex } from '../hexes/hexes.ts';
import { MAX_DISTANCE } from '../limits.ts';
import type { DataProblem } from '../problem.ts';
import {
  allTriggers,
  type CardProgram,
  effectSteps,
  type FeatureProgram,
  markersOf,
  type SetProgram,
  type Vocabulary,
} from '../set.ts';
import { type EventTrigger, eventDeeds, eventThings, isByAnother, whyNotDone } from '../triggers.ts';
import { hasImpact, isByHand } from '../walk.ts';
import { stepsProblems } from './load-steps.ts';

/** The problems of the cards and features of a set; `words` is the vocabulary of its whole chain. */
export function* cardsProblems({ cards, features }: SetProgram, words: Vocabulary): Generator<DataProblem> {
  const all = [...cards, ...features].map(({ number }) => number);
  const again = repeatedIndex(all);
  if (again >= 0) {
    const path = again < cards.length ? `/cards/${again}` : `/features/${again - cards.length}`;
    yield { path: `${path}/number`, message: `there is another card ${all[again]}` };
  }
  const known = knownIn(words);
  for (const [at, card] of cards.entries()) yield* cardProblems(card, `/cards/${at}`, known);
  for (const [at, feature] of features.entries()) yield* featureProblems(feature, `/features/${at}`, known);
}

/** Lookups for checking cards, built once, so that the time for each card does not grow with the set. */
type Known = ReturnType<typeof knownIn>;

function knownIn(words: Vocabulary) {
  const { elements, hands, animals } = words;
  const markers = markersOf(words);
  return {
    /** Elements that fit every spot. */
    wild: new Set(elements.filter(({ any }) => any).map(({ name }) => name)),
    /** The mark (`footprint` or `leaf`) of each hand. */
    marks: new Map(hands.map(({ name, mark }) => [name, mark])),
    /** Animals and markers, in the singular and plural. */
    animals: new Set([...animals, ...markers].flatMap(({ name, plural }) => [name, plural])),
    markers: new Set(markers.map(({ name }) => name)),
  };
}

function* cardProblems(card: CardProgram, path: string, known: Known): Generator<DataProblem> {
  const { impact, steps, energy, hands, triggers } = card;
  if (steps.length === 0 && !triggers) yield { path: `${path}/steps`, message: 'must have at least 1 in it' };
  const effects = effectSteps(card);
  const follows = effects.some((effect) => hasImpact(effect));
  // What is done by hand may have any impact.
  if (impact !== follows && !(impact && effects.some(isByHand))) {
    const message = impact
      ? 'its steps replace, remove and swap nothing'
      : 'its steps can replace, remove or swap something';
    yield { path: `${path}/impact`, message };
  }
  const spot = energy.findIndex((element) => known.wild.has(element));
  if (spot >= 0) yield { path: `${path}/energy/${spot}`, message: 'a spot cannot be wild' };
  const again = repeatedIndex(hands.map(({ name }) => known.marks.get(name)));
  if (again >= 0) {
    const message = `a card belongs to at most one ${known.marks.get(hands[again].name)} hand`;
    yield { path: `${path}/hands/${again}`, message };
  }
  yield* stepsProblems(steps, `${path}/steps`, known, 'card');
  yield* triggersProblems(card, path, known, 'card');
}

function* featureProblems(feature: FeatureProgram, path: string, known: Known): Generator<DataProblem> {
  yield* patternProblems(feature, `${path}/pattern`);
  yield* triggersProblems(feature, path, known, 'feature');
}

function* triggersProblems(
  card: CardProgram | FeatureProgram,
  path: string,
  known: Known,
  of: 'card' | 'feature',
): Generator<DataProblem> {
  for (const [at, trigger] of allTriggers(card).entries()) {
    const here = `${path}/triggers/${at}`;
    if (trigger.on === 'event') yield* eventProblems(trigger, here, known);
    const where = of === 'card' ? 'trigger' : of;
    yield* stepsProblems(trigger.steps, `${here}/steps`, known, where, isByAnother(trigger));
  }
}

/** Each thing must be one that some of the deeds can be done to, and each deed one that can be done to some of the things. */
function* eventProblems(trigger: EventTrigger, path: string, { markers }: Known): Generator<DataProblem> {
  const deeds = eventDeeds(trigger);
  const reasons = eventThings(trigger).map((thing) =>
    deeds.map((deed) => whyNotDone(deed, thing, markers.has(thing))),
  );
  const thing = reasons.findIndex((whyNot) => whyNot.every(Boolean));
  if (thing >= 0)
    yield { path: `${path}/${thing ? `otherThings/${thing - 1}` : 'thing'}`, message: reasons[thing][0]! };
  const deed = deeds.findIndex((_, at) => reasons.every((whyNot) => whyNot[at]));
  if (thing < 0 && deed >= 0)
    yield { path: `${path}/${deed ? `otherDeeds/${deed - 1}` : 'deed'}`, message: reasons[0][deed]! };
}

/** Checks that the tiles of a pattern can be laid (R15.2 to R15.5). */
function* patternProblems({ pattern, token }: FeatureProgram, path: string): Generator<DataProblem> {
  for (const [at, { terrain, tokens, covered, ...hex }] of pattern.entries()) {
    const here = `${path}/${at}`;
    if (isFar(hex)) yield { path: here, message: `is more than ${MAX_DISTANCE} hexes from the middle` };
    const lying = tokens.findIndex(({ thing }) => !EXPECTED_NOUNS.onTile.fits(thing));
    if (lying >= 0)
      yield { path: `${here}/tokens/${lying}/thing`, message: `must be ${EXPECTED_NOUNS.onTile.what}` };
    const why = whyNoTile({ terrain, tokens });
    if (why) yield { path: here, message: why };
    if (covered && token !== undefined && terrain === 'water') {
      yield { path: here, message: 'the token of the feature is a mountain, which is never on water' };
    }
  }
  const again = repeatedHex(pattern);
  if (again >= 0) yield { path: `${path}/${again}`, message: 'there is another cell at this place' };
  const covered = pattern.filter((cell) => cell.covered);
  if (covered.length === 0) yield { path, message: 'no cell is covered, so the feature covers nothing' };
  const apart = disconnectedHex(covered);
  if (!apart) return;
  const message = 'the tile of the feature would be in two pieces: this cell touches no other under it';
  yield { path: `${path}/${pattern.indexOf(apart)}`, message };
}
