/** Documentation of a completion item: what it does, the rules text it produces, an example. */
import { type CompiledSet, compileSteps } from '../../compiler/index.ts';
import { orList } from '../../grammar/index.ts';
import { rulesText, stepsText } from '../../print/face/index.ts';
import { markersOf, pieceGrounds, propertyTexts, type Vocabulary } from '../../program/index.ts';
import { markdownText } from '../../program/messages/index.ts';
import { cardByNumber, chainCard } from '../cards/card.ts';
import { cardHover, type HoverOptions, quoted } from '../hover/hover.ts';
import { type WordPlace, wordMeaning } from '../hover/meanings.ts';
import { fileCompilation } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Completion } from './complete.ts';
import { STEPS_BY_WORD } from './snippets.ts';

/**
 * The documentation of a completion item, in Markdown; `undefined` if its detail says everything.
 * @param options pictures are left out by default
 */
export function completionDocumentation(
  workspace: Workspace,
  file: string,
  { label, kind }: Pick<Completion, 'label' | 'kind'>,
  { pictures = false, extras }: HoverOptions = {},
): string | undefined {
  const set = fileCompilation(workspace, file)?.set;
  if (!set) return undefined;
  if (kind === 'step') return aboutStep(label, set.words);
  if (kind === 'card') {
    const found = pictures && cardByNumber(workspace, set.program.id, Number(label));
    return found ? cardHover(found, pictures, extras) : aboutCard(Number(label), set);
  }
  const where = WORD_PLACES[kind];
  return where ? wordMeaning(label, where) : aboutName(label, kind, set.words);
}

/** The context in which a word is written, which determines its meaning. */
const WORD_PLACES: Readonly<Partial<Record<Completion['kind'], WordPlace>>> = {
  word: 'steps',
  declaration: 'declaration',
  setting: 'declaration',
  clause: 'card',
  'clause of a feature': 'feature',
  trigger: 'feature',
  line: 'scenario',
};

function aboutStep(word: string, words: Vocabulary): string | undefined {
  const step = STEPS_BY_WORD.get(word);
  if (!step) return undefined;
  const { summary, example } = step;
  // Several examples use "this", so an earlier step must set it.
  const { steps } = compileSteps(`choose a tile; ${example}`, words);
  return [summary, quoted(stepsText(steps.slice(1), words)), `\`\`\`eco\n${example}\n\`\`\``].join('\n\n');
}

/** The title and rules text of a card or Landscape Feature. */
function aboutCard(number: number, set: CompiledSet): string | undefined {
  const found = chainCard(set, number);
  if (!found) return undefined;
  const { title, deck } = found.card;
  const text = rulesText(found.card, found.words);
  return `**${number}${title === undefined ? '' : ` ${markdownText(title)}`}** (${deck})\n\n${quoted(text)}`;
}

function aboutName(name: string, kind: Completion['kind'], words: Vocabulary): string | undefined {
  if (kind === 'element') {
    const element = words.elements.find((one) => one.name === name);
    return element && `${element.count} in the bag${element.any ? '; it fits every spot' : ''}`;
  }
  if (kind !== 'thing' && kind !== 'choice') return undefined;
  const isIt = (one: { name: string; plural: string }) => one.name === name || one.plural === name;
  const animal = words.animals.find(isIt);
  const piece = animal ?? markersOf(words).find(isIt);
  if (!piece) return undefined;
  const where = [orList(pieceGrounds(piece)), ...propertyTexts(piece)].join(' ');
  return `${animal ? 'lives' : 'lies'} on ${where}; ${piece.count} in the box`;
}
