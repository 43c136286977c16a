/** A base vocabulary for tests, so that they do not change with the card catalogue. */
import { advise } from '../cli/load/advise.ts';
import { type Compiled, compile, type SetSource } from '../compiler/compile.ts';
import { isError, type Problem } from '../program/index.ts';
import { uselessFixes } from './diagnostics/fixing.ts';

export const BASE: SetSource = {
  files: [
    {
      file: 'base.eco',
      text: `set first-continent "Ecos: First Continent"
  players 2 to 6
  target 80 short 60
  cubes 66 start 7
  supply land 50, water 25, mountain 15, forest 25
  deal 8 brown, 4 blue, 3 active
  deal 12 brown, 6 blue, 5 active for 2 players
  draw 2 for 2 players
element sun x10
element water x8
element grassland x6
element desert x5
element animal x4
element mountain x3
element forest x2
element wild x2 any
animal lion x8 on grassland or desert
animal gorilla x8 on forest
animal rhino x8 on desert
animal antelope x14 on grassland or desert
animal stork x10 on water or grassland
animal leopard x8 on mountain
animal fish plural fish x14 on water
animal shark x6 on water
animal hippopotamus plural hippopotamuses x4 on water
hand lion footprint "Lion"
hand rhino footprint "Rhino"
hand daisy leaf "Daisy"
hand aloe leaf "Aloe"
layout standard " w " "d g" " w "
layout river " g d " "w w w" " d g "
card 71 brown leaves 1 energy sun hand lion { gain 3vp }
`,
    },
  ],
};

const [{ program, chain }] = compile([BASE]).sets;

/** Compiles a text as a separate set, together with the base set. */
export function compileText(text: string, ...bundled: SetSource[]): Compiled {
  const base = { id: program.id, chain };
  return compile([{ files: [{ file: 'cards.eco', text }] }], [base, ...bundled], { advise });
}

/** The chain of a text without errors, and its first scenario. */
export function playable(text: string) {
  const { sets, problems } = compileText(text);
  const errors = problems.filter(isError);
  if (errors.length > 0) throw new Error(errors.map(show).join('\n'));
  const [{ chain, scenarios }] = sets;
  return { chain, scenario: scenarios[0] };
}

/** A problem as one line: position, code, message, hint and related positions. */
export function show({ code, line, column, length, message, hint, related = [] }: Problem): string {
  const more = related.map((place) => `; ${place.line}:${place.column} ${place.message}`);
  return `${line}:${column}+${length} ${code} ${message}${hint ? ` (${hint})` : ''}${more.join('')}`;
}

/** All problems of a text, one line each. Throws if a fix does not fix its problem. */
export function problemsOf(text: string): string[] {
  const { problems } = compileText(text);
  const useless = uselessFixes(text, (now) => (now === text ? problems : compileText(now).problems));
  if (useless.length > 0) throw new Error(useless.join('\n\n'));
  return problems.map(show);
}

/** The codes of problems, taken from the lines that `problemsOf` returns. */
export const problemCodes = (problems: readonly string[]): string[] =>
  problems.map((line) => line.split(' ')[1]!);
