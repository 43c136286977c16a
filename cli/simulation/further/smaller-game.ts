/** A reduced version of a game that went wrong, with fewer cards and choices. */
import type { SetProgram } from '../../../program/index.ts';
import { counted } from '../../../program/messages/index.ts';
import type { GameFailure } from '../../../simulate/index.ts';
import { smallGameLike } from '../../../simulate/stress/index.ts';
import { shellWord } from '../../terminal/output.ts';

/** How few cards reproduce a failure, and the command that writes such a game; undefined if none was found. */
export function smallerGame(
  chain: readonly SetProgram[],
  failure: GameFailure,
  paths: readonly string[],
): string | undefined {
  if (failure.code === 'game-lost') return undefined;
  const find = smallGameLike(chain, failure, failure.seed);
  if (!find) return undefined;
  const numbers = find.cards.join(',');
  const short = `${counted(find.draws, 'draw')} and ${counted(find.choices.length, 'choice')}`;
  const command = [
    'ecos stress',
    ...paths.map((path) => shellWord(path)),
    `--cards ${numbers} --out found`,
  ].join(' ');
  return `smaller: the same with ${find.cards.length === 1 ? 'card' : 'cards'} ${find.cards.join(' and ')} alone, after ${short}: ${command}`;
}
