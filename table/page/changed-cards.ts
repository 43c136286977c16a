/** What changed cards mean for a game, and what can be done about it. */
import { html, type TemplateResult } from 'lit-html';
import type { AgainShown, Decided } from '../messages.ts';

const WORDS: { readonly [Is in AgainShown['is']]: (again: Extract<AgainShown, { is: Is }>) => string } = {
  same: () => 'The game continues.',
  'goes on': () => 'The game continues: every choice can be made again.',
  differs: ({ reason }) => `The game ${reason}${reason.endsWith('.') ? '' : '.'}`,
  refused: ({ reason }) => `No game can be played with the new cards: ${reason}`,
};

export const againWords = (again: AgainShown): string => WORDS[again.is](again as never);

/** Asks how a game continues. @param words what happened, and the first two answers */
export function againBanner(
  again: AgainShown,
  [happened, goOn, keep]: readonly [TemplateResult | string, string, string],
  decide: (decided: Decided) => void,
): TemplateResult {
  const answer = (decided: Decided, words: string) =>
    html`<button class="btn ${decided === 'go on' ? 'main' : ''}" type="button" @click=${() => decide(decided)}>${words}</button>`;
  const isRefused = again.is === 'refused';
  return html`<div class="banner again" role="alert"><p>${happened} ${againWords(again)}</p>
    <p class="table-acts">${isRefused ? '' : answer('go on', goOn)} ${answer('keep', keep)} ${isRefused ? '' : answer('anew', 'Start over')}</p></div>`;
}
