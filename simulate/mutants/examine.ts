/**
 * Examines mutants: cards with one change. A scenario notices a mutant if it passes with the original card and fails with the
 * mutant. A mutant that no scenario notices is played against the original on small tables. If both do the same on all of them,
 * the mutant counts as equivalent.
 */
import {
  type CardProgram,
  type Choice,
  type FeatureProgram,
  mergeVocabulary,
  type Scenario,
  type SetProgram,
  shrink,
  withoutRuns,
} from '../../program/index.ts';
import { type OptionView, randomBelow, seedRandom } from '../../runtime/index.ts';
import {
  choiceFor,
  type Recording,
  recordScenario,
  runScenario,
  smallerScenarios,
  smallerTables,
} from '../../runtime/scenario/index.ts';
import { mapCards, scenarioNumbers } from '../run/chain.ts';
import { type BoardTest, makeBoardTest } from './boards.ts';

/** Sets, their scenarios and their mutants: plain data, sent to each worker once. */
export interface Examination {
  /** Sets with everything they extend, base first, and the scenarios of each. */
  sets: readonly { chain: readonly SetProgram[]; scenarios: readonly Scenario[] }[];
  mutants: readonly MutationResult[];
}

/** A changed card or Landscape Feature, and the id of the set that declares it. */
export interface MutationResult {
  set: string;
  card: CardProgram | FeatureProgram;
}

/** The result for a mutant. */
export type MutantResult = { mutant: number } & (
  | { is: 'noticed' }
  /** It behaves like the original card. */
  | { is: 'equal' }
  /** No existing scenario notices it; this generated one would. */
  | { is: 'unnoticed'; scenario: Scenario }
);

/** The number of tables tried before a mutant counts as equivalent. */
export const TRIED_TABLES = 400;

/** Examines one mutant. */
export function examine({ sets, mutants }: Examination, index: number): MutantResult {
  const mutant = mutants[index];
  if (!mutant) throw new Error(`there is no mutant ${index}`);
  const those = sets.filter(({ chain }) => chain.some(({ id }) => id === mutant.set));
  const isNoticed = those.some(({ chain, scenarios }) =>
    scenarios.some((scenario) => notices(scenario, chain, mutant)),
  );
  if (isNoticed) return { mutant: index, is: 'noticed' };
  const own = those.find(({ chain }) => chain.at(-1)?.id === mutant.set) ?? those[0];
  const scenario = own && scenarioFor(own.chain, mutant);
  return scenario ? { mutant: index, is: 'unnoticed', scenario } : { mutant: index, is: 'equal' };
}

/** Whether a scenario passes with the original card and fails with a mutant. */
export function notices(
  scenario: Scenario,
  chain: readonly SetProgram[],
  { set, card }: MutationResult,
): boolean {
  const numbers = scenarioNumbers(scenario);
  if (!numbers.has(card.number)) return false;
  const few = withOnly(chain, numbers);
  return runScenario(few, scenario).passed && !runScenario(changed(few, { set, card }), scenario).passed;
}

/** Sets reduced to these cards: scenarios deal no others, and linking few cards is fast. */
const withOnly = (chain: readonly SetProgram[], numbers: ReadonlySet<number>): SetProgram[] =>
  mapCards(chain, (card) => (numbers.has(card.number) ? card : null));

/** Sets with a mutant in place of its card. */
const changed = (chain: readonly SetProgram[], { set, card }: MutationResult): SetProgram[] =>
  mapCards(chain, (one, id) => (id === set && one.number === card.number ? card : one));

/** The shortest scenario found that notices a mutant; undefined if the mutant behaves like the card on all tables. */
function scenarioFor(chain: readonly SetProgram[], mutant: MutationResult): Scenario | undefined {
  const { card } = mutant;
  const plain = chain.flatMap(({ cards }) => cards).filter(({ number }) => number !== card.number);
  const helpers = plain.slice(0, 4);
  const few = withOnly(chain, new Set([card, ...helpers].map(({ number }) => number)));
  const other = changed(few, mutant);
  const cards = few.flatMap((set) => [...set.cards, ...set.features]);
  const original = cards.findLast(({ number }) => number === card.number);
  if (!original) return undefined;
  const wanted = {
    words: mergeVocabulary(chain.map(({ vocabulary }) => vocabulary)),
    cards: [original, card],
    helpers,
  };
  const shows = ({ scenario }: Recording) => !runScenario(other, scenario).passed;
  for (let seed = 1; seed <= TRIED_TABLES; seed++) {
    const test = makeBoardTest(wanted, seed);
    const found = played(few, test, seed);
    if (found && shows(found)) return smallest(few, { ...test, answers: found.answers }, shows);
  }
  return undefined;
}

/** Records the card at a table, with random answers. */
function played(
  chain: readonly SetProgram[],
  { table, doLines }: BoardTest,
  seed: number,
): Recording | undefined {
  const rng = { random: seedRandom(seed) };
  return recordScenario(chain, table, doLines, (views) => {
    // Usually accepts, because a declined offer skips the steps that follow.
    const yes = views.findIndex(({ option }) => option === 'yes');
    if (yes >= 0 && randomBelow(rng, 4) > 0) return yes;
    return randomBelow(rng, views.length);
  });
}

function smallest(
  chain: readonly SetProgram[],
  found: Answered,
  shows: (one: Recording) => boolean,
): Scenario | undefined {
  const again = (test: Answered) =>
    recordScenario(chain, test.table, test.doLines, answeredAgain(test.answers));
  const test = shrink(found, smallerTests, (one) => {
    const now = again(one);
    return now !== undefined && shows(now);
  });
  const now = again(test);
  const isTest = (scenario: Scenario) =>
    scenario.lines.some(({ line }) => line === 'expect') &&
    runScenario(chain, scenario).passed &&
    shows({ scenario, answers: [] });
  return now && shrink(now.scenario, smallerScenarios, isTest);
}

/** A test with the answers that were given. */
type Answered = BoardTest & { answers: readonly Choice[] };

/** The next smaller tests: with fewer `do` lines, `given` lines, tiles or tokens. */
function* smallerTests(test: Answered): Generator<Answered> {
  const { table, doLines } = test;
  for (const fewer of withoutRuns(doLines)) if (fewer[0] === doLines[0]) yield { ...test, doLines: fewer };
  for (const smaller of smallerTables(table, doLines)) yield { ...test, table: smaller };
}

/** Repeats earlier answers where they are offered, and otherwise takes the first option. */
function answeredAgain(answers: readonly Choice[]): (views: readonly OptionView[]) => number {
  let asked = 0;
  return (views) => {
    const before = JSON.stringify(answers[asked++]);
    return Math.max(
      0,
      views.findIndex((view, at) => JSON.stringify(choiceFor(view, at)) === before),
    );
  };
}
