/** What changed cards mean for a game, and what can be done about it. */
import { html, type TemplateResult } from 'lit-html';
import type { Decided, ReplayOutcome } from '../messages.ts';

const WORDS: { readonly [Is in ReplayOutcome['is']]: (again: Extract<ReplayOutcome, { is: Is }>) => string } =
  {
    same: () => 'The game continues.',
    'goes on': () => 'The game continues: every choice can be made again.',
    differs: ({ reason }) => `The game ${reason}${reason.endsWith('.') ? '' : '.'}`,
    refused: ({ reason }) => `No game can be played with the new cards: ${reason}`,
  };

export const replayOutcomeWords = (again: ReplayOutcome): string => WORDS[again.is](again as never);

/** Asks how a game continues. @param words what happened, and the first two answers */
export function replayOutcomeBanner(
  again: ReplayOutcome,
  [happened, goOn, keep]: readonly [TemplateResult | string, string, string],
  decide: (decided: Decided) => void,
): TemplateResult {
  const answer = (decided: Decided, words: string) =>
    html`<button class="btn ${decided === 'go on' ? 'main' : ''}" type="button" @click=${() => decide(decided)}>${words}</button>`;
  const isRefused = again.is === 'refused';
  return html`<div class="banner again" role="alert"><p>${happened} ${replayOutcomeWords(again)}</p>
    <p class="table-acts">${isRefused ? '' : answer('go on', goOn)} ${answer('keep', keep)} ${isRefused ? '' : answer('anew', 'Start over')}</p></div>`;
}
