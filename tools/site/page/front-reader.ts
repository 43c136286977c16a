/** Reads sentences into a card of First Continent, without a workspace: all that the first page of the site needs. */
import { compileCard, guessPlural, guessSingular, spansOfSteps } from '../../../compiler/index.ts';
import { formatFile } from '../../../grammar/index.ts';
import { giveAssets } from '../../../print/assets.ts';
import { iconLookup } from '../../../print/drawing/icons.ts';
import { cardPicture, stepName } from '../../../print/face/index.ts';
import { allEffects } from '../../../program/index.ts';
import type { Params } from '../../../studio/worker/questions.ts';
import { longRefusal, pieceSteps, sourceWith, unlessLong } from '../../../studio/worker/write/drafts.ts';
import { type Draft, type DraftPiece, LongText, readDrafts } from '../../../words/index.ts';
import data from '../data/front-icons.ts';
import words from '../data/front-words.ts';

const LANG = 'en';
const { icons, lackingAnimals, vocabulary } = data;
const tables: Readonly<Record<string, string>> = words.tables;

giveAssets({ language: () => words.messages, icons: () => iconLookup(icons) });

/** What was read of a text. */
export interface FrontWords {
  text: string;
  lang: typeof LANG;
  drafts: readonly Draft[];
  /** The card of the chosen draft, with the set that it is in; null if nothing is on it. */
  card: DrawnDraft | null;
  /** For each piece of that draft: an animal in it that First Continent lacks. */
  lacking: readonly (LackingAnimal | undefined)[];
  /** What a text is that is not read, why, and where it begins to be so. */
  refusal: { is: string; why: string; at: number } | null;
}

interface DrawnDraft {
  svg: string;
  lang: typeof LANG;
  /** The card in the card language. */
  source: string;
  /** A set of one's own with it. */
  set: string;
  /** For each piece of the draft, the names of its steps. */
  pieceSteps: string[][];
  isTooLong: boolean;
}

interface LackingAnimal {
  name: string;
  /** The title of a bundled set that has it. */
  owner?: string;
  /** A set of one's own that has it, and in it the card. */
  set: string;
}

/** Reads a text, and draws the card of one of its drafts without what is left out. */
export function readSentence({ text, number, draft, leftOut }: Params<'ownWords'>): FrontWords {
  const none = { text, lang: LANG, drafts: [], card: null, lacking: [], refusal: null } as const;
  const drafts = draftsOf(text);
  if (drafts instanceof LongText) return { ...none, refusal: longRefusal(drafts) };
  const pieces = (drafts[draft] ?? drafts[0])?.pieces ?? [];
  const isOut = ({ at, length, isHole }: DraftPiece) =>
    isHole && leftOut.includes(text.slice(at, at + length));
  return {
    ...none,
    drafts,
    card: drawnDraft(pieces, isOut, number),
    lacking: pieces.map((piece) => (piece.isHole ? lackingIn(text, piece, number) : undefined)),
  };
}

const draftsOf = (text: string): readonly Draft[] | LongText =>
  unlessLong(() => readDrafts(text, vocabulary, LANG, (name) => tables[name]).drafts);

/** The card of some pieces. */
function drawnDraft(
  pieces: readonly DraftPiece[],
  isOut: (piece: DraftPiece) => boolean,
  number: number,
): DrawnDraft | null {
  const { source, spans } = sourceWith(
    pieces.filter((one) => !isOut(one)),
    number,
    vocabulary,
  );
  const { program } = spans.size > 0 ? compileCard(source, vocabulary) : {};
  if (!program) return null;
  const steps = allEffects(program).flatMap(({ steps, trigger }) =>
    spansOfSteps(steps).map(({ path, from }) => ({ name: stepName(path, trigger), from })),
  );
  const { svg, overflows } = cardPicture(program, vocabulary);
  return {
    svg,
    lang: LANG,
    source,
    set: setWith(source, 'first-continent'),
    pieceSteps: pieceSteps(pieces, spans, steps),
    isTooLong: overflows.length > 0,
  };
}

/** The text of a set of one's own with a card. */
function setWith(card: string, extended: string, animal = ''): string {
  const text = `set yours "Yours" extends ${extended}\n${animal}\n${card}`;
  const formatted = formatFile('', text);
  return 'text' in formatted ? formatted.text : text;
}

/** The animal that First Continent lacks, if a text is read with another one in the place of a word. */
function lackingIn(
  text: string,
  { at, length, stop }: DraftPiece,
  number: number,
): LackingAnimal | undefined {
  const word = stop ? text.slice(stop.at, stop.at + stop.length).toLowerCase() : '';
  if (!stop || !/^[a-z]{3,20}$/.test(word)) return undefined;
  const other = vocabulary.animals.find(({ name }) => !text.toLowerCase().includes(name));
  if (!other) return undefined;
  const known = lackingAnimals.find(({ name, plural }) => word === name || word === plural);
  // A single word can be anything: “Roar!”
  if (!known && !/\s/.test(text.slice(at, at + length))) return undefined;
  for (const as of [other.name, other.plural]) {
    const drafts = draftsOf(text.slice(0, stop.at) + as + text.slice(stop.at + stop.length));
    const pieces = drafts instanceof LongText ? [] : (drafts[0]?.pieces ?? []);
    if (!pieces.some((piece) => piece.at === at && !piece.isHole)) continue;
    const name = known?.name ?? guessSingular(word) ?? word;
    const named = pieces.map((piece) => ({ ...piece, eco: piece.eco.replaceAll(other.name, name) }));
    const { source } = sourceWith(named, number, vocabulary);
    const plural = guessPlural(name);
    const declared = `\nanimal ${name}${plural === `${name}s` ? '' : ` plural ${plural}`} x8 on grassland\n`;
    return known
      ? { name, owner: known.title, set: setWith(source, known.set) }
      : { name, set: setWith(source, 'first-continent', declared) };
  }
  return undefined;
}
