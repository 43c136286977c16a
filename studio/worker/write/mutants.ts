/** Mutants of a card that scenarios may not notice, for the page: created here, and examined by other workers. */
import { compiledSets, fileCompilation, fileText, type Workspace } from '../../../language/index.ts';
import {
  type CandidateScenario,
  type Mutant,
  makeMutants,
  scenariosFor,
} from '../../../language/mutation/index.ts';
import type { CardPlace } from '../../text-places.ts';
import { findCard } from '../cards/cards.ts';

/** All mutants of a card, and the scenarios that may notice them; null if there is no card without errors. */
export function mutants(workspace: Workspace, at: CardPlace) {
  const card = findCard(workspace, at);
  const set = card && fileCompilation(workspace, card.file)?.set;
  if (!card || !set) return null;
  const { id } = set.program;
  const sets = compiledSets(workspace).filter(({ chain }) => chain.some((one) => one.id === id));
  const texts = [{ file: card.file, text: fileText(workspace, card.file)?.text ?? '' }];
  return {
    sets: sets.map(({ chain, scenarios }) => ({ chain, scenarios })),
    mutants: makeMutants({ ...set, texts }, card.number),
  };
}

/** Mutants that no scenario notices, with scenarios that would notice them, as text. */
export function unnoticed(
  workspace: Workspace,
  { at, made }: { at: CardPlace; made: readonly CandidateScenario<Mutant>[] },
) {
  const card = findCard(workspace, at);
  const set = card && fileCompilation(workspace, card.file)?.set;
  if (!set) return [];
  return scenariosFor(set, made).map(({ mutant: { file, line, change }, text }) => {
    // The scenario is null if none can be written.
    return { file, line, change, scenario: text };
  });
}
