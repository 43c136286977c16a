/** Compiles an effect or a card that stands in no file, to learn what it does and what is wrong with it. */
import { type Item, parse } from '../grammar/index.ts';
import {
  type CardProgram,
  type FeatureProgram,
  memoize,
  type Problem,
  type Vocabulary,
} from '../program/index.ts';
import { warnOfEffects } from './checks/warnings.ts';
import { lowerCard } from './lower/cards.ts';
import { lowerFeature } from './lower/features.ts';
import { makeNames, type Names } from './names.ts';
import { cardAround } from './plain-card.ts';
import { Report } from './report/report.ts';

/** Made once for all effects with the words of a set. */
const namesFor = memoize((words: Vocabulary) => makeNames(words));

/** What the text of a card or Landscape Feature became, and what is wrong with it. */
interface CompiledCard {
  program: CardProgram | FeatureProgram | undefined;
  problems: readonly Problem[];
}

/** What text of the card language is, as it stands between the braces of a card, and what is wrong with it. */
export const compileEffect = (eco: string, words: Vocabulary): CompiledCard =>
  compileCard(cardAround(eco, words), words);

/** What the text of one card or Landscape Feature is, and what is wrong with it. */
export function compileCard(text: string, words: Vocabulary): CompiledCard {
  const report = new Report('', text);
  const { tree, problems, unlisted } = parse('', text);
  for (const problem of [...problems, ...unlisted]) report.addSyntax(problem);
  const [node, ...others] = tree.items;
  const names = namesFor(words);
  const lowered = others.length === 0 && node ? lower(node, names, report) : undefined;
  if (lowered) warnOfEffects(lowered, names);
  return { program: lowered?.program, problems: report.problems };
}

function lower(node: Item, names: Names, report: Report): Parameters<typeof warnOfEffects>[0] | undefined {
  if (node.kind === 'card') return { node, report, program: lowerCard(node, names, report) };
  return node.kind === 'feature' ? { node, report, program: lowerFeature(node, names, report) } : undefined;
}
