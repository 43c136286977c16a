// Type-checks a program that uses the installed package, without the types of any other package.
import { type Compiled, compile } from 'ecos-cards/compiler';
import { type FileTree, parse } from 'ecos-cards/grammar';
import { type PrintInput, printCards } from 'ecos-cards/print';
import { decision, newGame, type SetProgram, submit, type View, view } from 'ecos-cards/runtime';

const tree: FileTree = parse('a.eco', 'card 1 brown leaves 2 energy sun { gain 1vp; }').tree;
const { sets, problems }: Compiled = compile([{ files: [{ file: tree.file, text: '' }] }]);
const chain: SetProgram[] = sets[0].chain;
for (const { code, severity, message } of problems)
  if (severity === 'error') throw new Error(`${code} ${message}`);
const game = newGame(chain, { players: 2, seed: 1 });
const asked = decision(game);
const seen: View = view(game, 0);
if (asked?.seat === 0) submit(game, asked.options[0], { seat: 0, decisions: seen.decisions });
// The types of steps are exported too.
for (const { steps } of chain[0].cards)
  for (const step of steps) if (step.op === 'gain') step.rewards[0].gain satisfies string;
// @ts-expect-error There are no such options.
newGame(chain, { players: 'two', seed: seen.seat });
export const sheets = (input: PrintInput) => printCards(input);
