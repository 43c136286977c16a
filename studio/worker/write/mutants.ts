/** Mutants of a card that scenarios may not notice, for the page: created here, and examined by other workers. */
import { compiledOf, compiledSets, textOf, type Workspace } from '../../../language/index.ts';
import {
  type CandidateScenario,
  type Mutant,
  mutantsOf,
  scenariosFor,
} from '../../../language/mutation/index.ts';
import type { CardAt } from '../../text-places.ts';
import { findCard } from '../cards/cards.ts';

/** All mutants of a card, and the scenarios that may notice them; null if there is no card without errors. */
export function mutants(workspace: Workspace, at: CardAt) {
  const card = findCard(workspace, at);
  const set = card && compiledOf(workspace, card.file)?.set;
  if (!card || !set) return null;
  const { id } = set.program;
  const sets = compiledSets(workspace).filter(({ chain }) => chain.some((one) => one.id === id));
  const texts = [{ file: card.file, text: textOf(workspace, card.file)?.text ?? '' }];
  return {
    sets: sets.map(({ chain, scenarios }) => ({ chain, scenarios })),
    mutants: mutantsOf({ ...set, texts }, card.number),
  };
}

/** Mutants that no scenario notices, with scenarios that would notice them, as text. */
export function unnoticed(
  workspace: Workspace,
  { at, made }: { at: CardAt; made: readonly CandidateScenario<Mutant>[] },
) {
  const card = findCard(workspace, at);
  const set = card && compiledOf(workspace, card.file)?.set;
  if (!set) return [];
  return scenariosFor(set, made).map(({ mutant: { file, line, change }, text }) => {
    // The scenario is null if none can be written.
    return { file, line, change, scenario: text };
  });
}
