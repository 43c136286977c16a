/** What can be compiled of a card with errors, so that its picture stays while the user is typing. */
import { compileSteps } from '../../compiler/index.ts';
import type { CardNode } from '../../grammar/index.ts';
import { type CardProgram, hasImpact, type Vocabulary } from '../../program/index.ts';

/** The maximum of each; more is an error. */
const LIMITS = { leaves: 4, spots: 8 };

/** The card without its broken steps; `undefined` if it has no number. It is only drawn, never played. */
export function partialCard(node: CardNode, text: string, words: Vocabulary): CardProgram | undefined {
  const { number, deck = 'brown', title, clauses, block } = node;
  if (!number) return undefined;
  const { steps } = compileSteps(
    block ? text.slice(block.from, block.to).replace(/^\{|\}$/g, '') : '',
    words,
  );
  const card: CardProgram = {
    number: number.value,
    deck,
    ...(title && { title: title.value }),
    leaves: 1,
    energy: [],
    hands: [],
    source: { kind: 'original' },
    impact: hasImpact(steps) || clauses.some(({ clause }) => clause === 'impact'),
    steps,
  };
  for (const clause of clauses) {
    if (clause.clause === 'leaves' && clause.amount)
      card.leaves = Math.min(Math.max(clause.amount.value, 1), LIMITS.leaves);
    if (clause.clause === 'energy')
      card.energy = clause.spots
        .flatMap(({ element, times }) =>
          Array.from({ length: Math.min(times?.value ?? 1, LIMITS.spots) }, () => element.text),
        )
        .slice(0, LIMITS.spots);
    if (clause.clause === 'art' && clause.file)
      card.art = { file: clause.file.value, at: clause.at?.value ?? 50 };
    if (clause.clause === 'note' && clause.text) card.note = clause.text.value;
  }
  return card;
}
