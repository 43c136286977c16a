/** Hover texts: Markdown, with the characters that they describe. */
import type { CardNode, FeatureNode, Item, Span } from '../../grammar/index.ts';
import { impactText, LANGUAGES, stepsText, withSentences } from '../../print/face/index.ts';
import { isFeature, isImpact } from '../../program/index.ts';
import { markdownText } from '../../program/messages/index.ts';
import { type CardOfSet, cardByNumber, declaredCard } from '../cards/card.ts';
import { printedCard } from '../cards/printed-card.ts';
import { type SetExtras, translateVocabulary } from '../cards/set-extras.ts';
import { type FoundName, findName, type Occurrence } from '../names/names.ts';
import { innermostStep } from '../steps/steps.ts';
import { fileCompilation, fileItems, fileTree, findItem } from '../workspace/sets.ts';
import { findWord, isInString } from '../workspace/words.ts';
import { fileText, type Workspace } from '../workspace/workspace.ts';
import { type WordPlace, wordMeaning } from './meanings.ts';

/** Options of hovers. */
export interface HoverOptions {
  /** Whether to show pictures of cards, as `data:` URLs, in addition to their text. */
  pictures?: boolean;
  /** The names and icons of the set's words. */
  extras?: SetExtras | undefined;
}

/** The hover text for the character at an offset, or for the word that ends there. */
export function hoverText(
  workspace: Workspace,
  file: string,
  offset: number,
  { pictures = true, extras }: HoverOptions = {},
) {
  const text = fileText(workspace, file)?.text;
  const tree = fileTree(workspace, file)?.tree;
  if (text === undefined || !tree) return undefined;
  if (tree.comments.some(({ from, to }) => from <= offset && offset < to)) return undefined;
  const item = findItem(workspace, file, offset);
  const word = isInString(text, offset) ? undefined : keywordAt(text, offset);
  const name = findName(workspace, file, offset);
  if (name && name.kind !== 'number') return { ...spanOf(name.at), markdown: nameWords(workspace, name) };
  if (name && item) {
    const found = numbered(workspace, file, item, name);
    return found && { ...spanOf(name.at), markdown: cardHover(found, pictures, extras) };
  }
  if (!item) return undefined;
  const where = whereIn(item, offset);
  const meaning = word && wordMeaning(word.text, where);
  const step = where === 'steps' ? innermostStep(workspace, file, offset) : undefined;
  if (step) {
    const span = word && meaning ? spanOf(word) : spanOf(step);
    const cards = step.card ? [step.card] : [];
    const texts = LANGUAGES.map((lang) => {
      const words = withSentences(translateVocabulary(step.words, lang, extras), cards);
      return quoted(stepsText([step.step], words, lang, undefined, step.steps));
    }).join('\n\n');
    return { ...span, markdown: meaning ? `${meaning}\n\n---\n\n${texts}` : texts };
  }
  const isCard = item.kind === 'card' || item.kind === 'feature';
  if (isCard && isIn(headOf(item), offset) && (!meaning || word?.text === item.kind)) {
    const found = declaredCard(workspace, file, item);
    if (found) return { ...headOf(item), markdown: cardHover(found, pictures, extras) };
  }
  return word && meaning ? { ...spanOf(word), markdown: meaning } : undefined;
}

const spanOf = ({ from, to }: Span): Span => ({ from, to });

/** The possible keyword around an offset: its word without leading digits, in lower case. */
function keywordAt(text: string, offset: number): (Span & { text: string }) | undefined {
  const span = findWord(text, offset);
  if (!span) return undefined;
  // `3vp` is a number and a word.
  const word = text.slice(span.from, span.to).replace(/^\d+/, '').toLowerCase();
  return word === '' ? undefined : { text: word, ...span };
}

const isIn = (part: Span | undefined, offset: number) =>
  part !== undefined && part.from <= offset && offset <= part.to;

/** The construct that the words at an offset belong to. */
function whereIn(item: Item, offset: number): WordPlace {
  switch (item.kind) {
    case 'card':
      if (item.block?.triggers.some(({ head }) => isIn(head, offset))) return 'feature';
      return isIn(item.block, offset) ? 'steps' : 'card';
    case 'feature':
      return item.triggers.some(({ steps }) => isIn(steps, offset)) ? 'steps' : 'feature';
    case 'scenario':
      return item.lines.some((line) => line.line === 'do' && isIn(line.steps, offset)) ? 'steps' : 'scenario';
    default:
      return 'declaration';
  }
}

/** The head of a card, up to its title. */
function headOf({ from, kind, number, title }: CardNode | FeatureNode): Span {
  return { from, to: title?.to ?? number?.to ?? from + kind.length };
}

/** The card with a given number. */
function numbered(
  workspace: Workspace,
  file: string,
  item: Item,
  { at, name }: FoundName,
): CardOfSet | undefined {
  const isOwn = (item.kind === 'card' || item.kind === 'feature') && at.role === 'declares';
  if (isOwn) return declaredCard(workspace, file, item);
  const set = fileCompilation(workspace, file)?.set.program.id;
  return set === undefined ? undefined : cardByNumber(workspace, set, Number(name));
}

/** The hover text of a card: its title, picture and rules text. */
export function cardHover(found: CardOfSet, pictures: boolean, extras: SetExtras | undefined): string {
  const { card } = found;
  const { svg, text, number, deck } = printedCard(found, extras);
  const title = card.title ? ` ${markdownText(card.title)}` : '';
  return [
    `**${isFeature(card) ? 'Landscape Feature' : 'Card'} ${number}${title}**, ${deck}`,
    ...(pictures ? [dataImage(svg, `Card ${number}`)] : []),
    quoted(text.en),
    ...(isImpact(card) ? [`*${impactText('en')}*`] : []),
  ].join('\n\n');
}

/** The width of a card, in pixels: the square card and its title fit into a hover of VS Code, 250 pixels high. */
const WIDTH = 200;

/**
 * An image as a `data:` URL, because editors load nothing in hovers. `|width=` is a VS Code extension; other editors ignore it.
 */
function dataImage(svg: string, name: string): string {
  const binary = Array.from(new TextEncoder().encode(svg), (byte) => String.fromCharCode(byte)).join('');
  return `![${name}](data:image/svg+xml;base64,${btoa(binary)}|width=${WIDTH})`;
}

/** The hover text of a name: its declaration, its kind, and how often it is used. */
function nameWords(workspace: Workspace, name: FoundName): string {
  const [declared] = name.declarations;
  const uses = name.uses === 1 ? 'used once' : `used ${name.uses} times`;
  const declaration = declared && declarationText(workspace, declared);
  return [
    ...(declaration ? [`\`\`\`eco\n${declaration}\n\`\`\``] : []),
    `${KINDS[name.kind]} \`${name.name}\`, ${uses}`,
  ].join('\n\n');
}

/** Longer declarations are truncated, in characters. */
const LONGEST_TEXT = 200;

/** The text of a name's declaration. For a name inside an effect or sketch, only its line. */
function declarationText(workspace: Workspace, { file, from, to, kind }: Occurrence): string | undefined {
  const text = fileText(workspace, file)?.text;
  if (text === undefined) return undefined;
  const item = fileItems(workspace, file).find((one) => one.from <= from && to <= one.to);
  const isInside = kind === 'kept' || kind === 'cell' || !item;
  const line = text
    .slice(text.lastIndexOf('\n', from - 1) + 1)
    .split('\n', 1)[0]!
    .trim();
  const declared = isInside ? line : text.slice(item.from, item.to);
  return declared.length > LONGEST_TEXT ? `${declared.slice(0, LONGEST_TEXT)} …` : declared;
}

const KINDS: Readonly<Record<FoundName['kind'], string>> = {
  set: 'The set',
  element: 'The element',
  animal: 'The animal',
  marker: 'The marker',
  hand: 'The starting hand',
  layout: 'The starting landscape',
  number: 'The card',
  kept: 'The name',
  cell: 'The cell',
};

/** Rules text as a Markdown quotation, one sentence per line. */
export const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${'\u2003'.repeat(line.search(/\S|$/) / 2)}${markdownText(line.trimStart())}`)
    .join('  \n');
