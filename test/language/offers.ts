/** The completions in a text, for tests. */
import { expect } from 'vitest';
import type { SourceText } from '../../compiler/index.ts';
import { complete } from '../../language/completion/complete.ts';
import { workspaceOf } from './workspaces.ts';

/** A set with words of its own. */
export const SET: SourceText = {
  file: '/mine/set.eco',
  text: `set mine "Mine" extends first-continent
animal hare plural hares x5 on grassland or desert
animal deer plural deer x5 on grassland
marker burrow x3 on grassland
hand tuft leaf "Tuft"
element frost x9
card 901 brown "Hop" leaves 2 energy sun hand tuft { place hare }
`,
};

/** The completions at the `|` of a text, in a set with its own words. */
export function offersAt(text: string) {
  const file = '/mine/a.eco';
  const files = { [SET.file]: SET.text, [file]: text.replace('|', '') };
  return complete(workspaceOf(files, ['/mine']), file, text.indexOf('|'));
}
export const labels = (text: string) => offersAt(text).map(({ label }) => label);
export const labelsAlone = (text: string) =>
  complete(workspaceOf({ '/b.eco': text.replace('|', '') }), '/b.eco', text.indexOf('|')).map(
    ({ label }) => label,
  );
export const inSteps = (text: string) => labels(`card 1 brown leaves 2 energy sun { ${text}`);
export const inScenario = (text: string) =>
  labels(`scenario "x" { board "a b 1" where a = desert, b = grassland with 1 hare ${text}`);

/** Expects these words among the labels, and those after a `!` not. */
export function offers(all: readonly string[], words: string): void {
  for (const word of words.split(' ')) {
    if (word.startsWith('!')) expect(all).not.toContain(word.slice(1));
    else expect(all).toContain(word);
  }
}
