import type { RunOptions } from '../../simulate/index.ts';
import { shellWord } from '../terminal/shell-word.ts';

/** The command that plays one game of a run again. */
export function reproCommand(paths: readonly string[], run: RunOptions, game: number): string {
  const { players, seed, bots, hands, layout, target } = run;
  const words = ['ecos', 'simulate', ...paths.map((path) => shellWord(path))];
  const options = { players, seed, bots, hands, layout, target, game };
  for (const [name, value] of Object.entries(options)) {
    if (value !== undefined) words.push(`--${name}`, shellWord(String(value)));
  }
  return words.join(' ');
}
