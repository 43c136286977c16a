/** What a person's own words mean, for the page: drafts of a card, and the card of one of them as it would be printed. */
import {
  edit,
  fileCompilation,
  fileDrafts,
  fileProblems,
  formatEdits,
  type Workspace,
} from '../../../language/index.ts';
import { asset, type Lang } from '../../../print/face/index.ts';
import { isError, UserError } from '../../../program/index.ts';
import type { DraftPiece, WordsDraft } from '../../../words/index.ts';
import { printedCard } from '../cards/cards.ts';
import { workspaceLook } from '../workspace.ts';
import { draftOfCard, excess, sourceWith, unreadLength, writtenCard } from './drafts.ts';
import UNSAYABLE from './unsayable.generated.ts';

/** Sentences for a new card in a file, or its text in the card language. */
interface OwnWords {
  text: string;
  file: string;
  /** The number of the new card. */
  number: number;
  /** The language of the cards. */
  lang: Lang;
  /** Which draft to draw. */
  draft: number;
  /** The words of the holes that the card leaves out. */
  leftOut: readonly string[];
}

/** What was read of a text. */
interface ReadWords extends Omit<WordsDraft, 'isExact'> {
  /** The card of the chosen draft; null if nothing is on it, or if it has a mistake. */
  card: DraftCard | null;
  /** For each piece of that draft: the entry of what cannot be said that answers it, if it is a hole and there is one. */
  entries: (UnsayableEntry | null)[];
  /** The mistakes in a card in the card language. */
  mistakes: string[];
  /** Where a text begins to be too long, and by how much it is. */
  excess: ReturnType<typeof excess> | null;
}

type UnsayableEntry = Pick<(typeof UNSAYABLE)[number], 'title' | 'anchor'>;

interface DraftCard extends NonNullable<ReturnType<typeof printedCard>> {
  /** In the card language. */
  source: string;
  /** For each piece of the draft, the names of its steps. */
  pieceSteps: string[][];
}

/**
 * Reads a text in the words of a file's set, in the language of the cards or in English. Refuses while the tables of words
 * cannot be loaded.
 */
export function* ownWords(
  workspace: Workspace,
  asked: OwnWords,
): Generator<undefined, ReadWords | { refused: string }> {
  // As steps, because the page asks with each key: only the newest text is read and drawn.
  yield;
  const { text, file, number, lang } = asked;
  const set = fileCompilation(workspace, file)?.set;
  const langs = [...new Set([lang, 'en' as const])].filter((one) => asset('words')(`printed.${one}`));
  if (!set || langs.length === 0) return { refused: 'Sentences cannot be read now. Try again later.' };
  const none = { text, lang, drafts: [], card: null, entries: [], mistakes: [], excess: null };
  const written = writtenCard(text, number);
  if (written !== undefined) {
    const { card, mistakes } = draw(workspace, asked, written);
    if (!card || mistakes.length > 0) return { ...none, mistakes };
    const drafts = [draftOfCard(text, card.source, { rules: card.text[lang], impact: card.impact })];
    return { ...none, drafts, entries: [null], card: { ...card, pieceSteps: [[]] } };
  }
  const answer = readIn(langs, workspace, asked);
  if (!answer) return { ...none, excess: excess(text) };
  const pieces = (answer.drafts[asked.draft] ?? answer.drafts[0])?.pieces ?? [];
  const words = ({ at, length }: DraftPiece) => text.slice(at, at + length);
  yield;
  const onCard = pieces.filter((one) => !(one.isHole && asked.leftOut.includes(words(one))));
  const drawAs = (kind: 'card' | 'feature') => {
    const { source, spans } = sourceWith(onCard, kind, number, set.words);
    const { card, mistakes } = draw(workspace, asked, source);
    return card && mistakes.length === 0 ? { card, spans } : undefined;
  };
  const drawn = drawAs('card') ?? drawAs('feature');
  const stepsOf = (piece: DraftPiece) => {
    const span = drawn?.spans.get(piece);
    const isIn = ({ from }: { from: number }) => span !== undefined && span.from <= from && from < span.to;
    return drawn?.card.steps.filter(isIn).map(({ name }) => name) ?? [];
  };
  return {
    ...none,
    ...answer,
    entries: pieces.map((piece) => (piece.isHole ? entryAnswering(words(piece)) : null)),
    card: drawn ? { ...drawn.card, pieceSteps: pieces.map(stepsOf) } : null,
  };
}

/** What a text means in the language in which most of it is read; undefined if it is too long. */
function readIn(
  langs: readonly Lang[],
  workspace: Workspace,
  { text, file }: OwnWords,
): WordsDraft | undefined {
  try {
    return langs
      .map((one) => fileDrafts(workspace, text, file, workspaceLook(workspace), one))
      .toSorted((one, other) => unreadLength(one) - unreadLength(other))[0];
  } catch (error) {
    if (error instanceof UserError && error.code === 'too-long') return undefined;
    throw error;
  }
}

/** A card as it would be printed if it were in the set, its text as it is written there, and its mistakes. */
function draw(workspace: Workspace, { file, lang }: OwnWords, text: string) {
  const place = file.replace(/[^/]*$/, '(words).eco');
  const trial = edit(workspace, [{ file: place, text }]);
  const card = printedCard(trial, { file: place, offset: 0, lang });
  const source = formatEdits(trial, place)
    .toReversed()
    .reduce((before, one) => before.slice(0, one.from) + one.text + before.slice(one.to), text);
  const mistakes = fileProblems(trial, place).filter(isError);
  return { card: card && { ...card, source }, mistakes: mistakes.map(({ message }) => message) };
}

/** The entry that has most of its words in some others. */
function entryAnswering(words: string): UnsayableEntry | null {
  const shared = (entry: (typeof UNSAYABLE)[number]) =>
    entry.words.filter((one) => new RegExp(`\\b${one}(?:e?s|e?d|ing)?\\b`, 'i').test(words)).length;
  const [best] = UNSAYABLE.filter((one) => shared(one) > 0).toSorted((a, b) => shared(b) - shared(a));
  return best ? { title: best.title, anchor: best.anchor } : null;
}
