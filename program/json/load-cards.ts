/** What must hold of the cards and features of a set from JSON beyond their shape, as the compiler checks it of text. */

import { repeated } from '../checks/consistency.ts';
import { EXPECTED } from '../checks/nouns.ts';
import { whyNoTile } from '../checks/stacking.ts';
import { disconnected, isFar, repeatedHex } from '../hexes.ts';
import { FARTHEST } from '../limits.ts';
import type { DataProblem } from '../problem.ts';
import type { CardProgram, FeatureProgram, SetProgram, Vocabulary } from '../set.ts';
import { hasImpact } from '../walk.ts';
import { stepsProblem } from './load-steps.ts';

/** The first mistake in the cards and features of a set; `words` are those of its whole chain. */
export function cardsProblem({ cards, features }: SetProgram, words: Vocabulary): DataProblem | undefined {
  const numbers = new Set<number>();
  for (const [at, { number }] of [...cards, ...features].entries()) {
    const path = at < cards.length ? `/cards/${at}` : `/features/${at - cards.length}`;
    if (numbers.has(number)) return { path: `${path}/number`, message: `there is another card ${number}` };
    numbers.add(number);
  }
  const known = knownIn(words);
  for (const [at, card] of cards.entries()) {
    const problem = cardProblem(card, `/cards/${at}`, known);
    if (problem) return problem;
  }
  for (const [at, feature] of features.entries()) {
    const problem = featureProblem(feature, `/features/${at}`, known);
    if (problem) return problem;
  }
  return undefined;
}

/** What cards are checked against, so that large sets take no longer for each of their cards. */
interface Known {
  /** Elements that fit every spot. */
  wild: ReadonlySet<string>;
  /** The mark of each hand. */
  marks: ReadonlyMap<string, string>;
  /** Animals, one and several of each. */
  animals: ReadonlySet<string>;
}

function knownIn({ elements, hands, animals }: Vocabulary): Known {
  return {
    wild: new Set(elements.filter(({ any }) => any).map(({ name }) => name)),
    marks: new Map(hands.map(({ name, mark }) => [name, mark])),
    animals: new Set(animals.flatMap(({ name, plural }) => [name, plural])),
  };
}

function cardProblem(
  { impact, steps, energy, hands }: CardProgram,
  path: string,
  { wild, marks, animals }: Known,
): DataProblem | undefined {
  if (impact !== hasImpact(steps)) {
    const message = impact
      ? 'its steps replace and remove nothing'
      : 'its steps can replace or remove something';
    return { path: `${path}/impact`, message };
  }
  const spot = energy.findIndex((element) => wild.has(element));
  if (spot >= 0) return { path: `${path}/energy/${spot}`, message: 'a spot cannot be wild' };
  const again = repeated(hands.map(({ name }) => marks.get(name)));
  if (again >= 0) {
    const message = `a card belongs to at most one ${marks.get(hands[again].name)} hand`;
    return { path: `${path}/hands/${again}`, message };
  }
  return steps.length === 0 ? nothing(`${path}/steps`) : stepsProblem(steps, `${path}/steps`, animals);
}

function featureProblem(
  { pattern, token, triggers }: FeatureProgram,
  path: string,
  { animals }: Known,
): DataProblem | undefined {
  const wrong = patternProblem(pattern, token, `${path}/pattern`);
  if (wrong) return wrong;
  if (triggers.length === 0) return nothing(`${path}/triggers`);
  for (const [at, trigger] of triggers.entries()) {
    const here = `${path}/triggers/${at}`;
    if (trigger.on === 'event' && trigger.deed === 'moved' && !EXPECTED.animal.fits(trigger.thing)) {
      return { path: `${here}/thing`, message: 'only animals are moved' };
    }
    const { steps } = trigger;
    const problem =
      steps.length === 0 ? nothing(`${here}/steps`) : stepsProblem(steps, `${here}/steps`, animals);
    if (problem) return problem;
  }
  return undefined;
}

const nothing = (path: string): DataProblem => ({ path, message: 'must have at least 1 in it' });

/** A tile of the pattern can be laid (R15.2 to R15.5). */
function patternProblem(
  pattern: FeatureProgram['pattern'],
  token: string | undefined,
  path: string,
): DataProblem | undefined {
  for (const [at, { terrain, tokens, covered, ...hex }] of pattern.entries()) {
    const here = `${path}/${at}`;
    if (isFar(hex)) return { path: here, message: `is more than ${FARTHEST} hexes from the middle` };
    const lying = tokens.findIndex(({ thing }) => !EXPECTED.lying.fits(thing));
    if (lying >= 0) {
      return { path: `${here}/tokens/${lying}/thing`, message: `must be ${EXPECTED.lying.what}` };
    }
    const why = whyNoTile({ terrain, tokens });
    if (why) return { path: here, message: why };
    if (covered && token !== undefined && terrain === 'water') {
      return { path: here, message: 'the token of the feature is a mountain, which is never on water' };
    }
  }
  const again = repeatedHex(pattern);
  if (again >= 0) return { path: `${path}/${again}`, message: 'there is another cell at this place' };
  const covered = pattern.filter((cell) => cell.covered);
  if (covered.length === 0) return { path, message: 'no cell is covered, so the feature covers nothing' };
  const asunder = disconnected(covered);
  if (!asunder) return undefined;
  const message = 'the tile of the feature would be in two pieces: this cell touches no other under it';
  return { path: `${path}/${pattern.indexOf(asunder)}`, message };
}
