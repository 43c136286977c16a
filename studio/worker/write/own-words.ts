/** What a person's own words mean, for the page: drafts of a card, and the card of one of them as it would be printed. */
import {
  edit,
  fileCompilation,
  fileDrafts,
  fileProblems,
  formatEdits,
  type Workspace,
  withEdits,
} from '../../../language/index.ts';
import { asset, type Lang } from '../../../print/face/index.ts';
import { isError } from '../../../program/index.ts';
import { type DraftPiece, LongText, type WordsDraft } from '../../../words/index.ts';
import { printedCard } from '../cards/cards.ts';
import { workspaceExtras } from '../workspace.ts';
import { longRefusal, pieceSteps, sourceWith, unlessLong, writtenCard } from './drafts.ts';
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
  /** What a text is that is not read, why, and where it begins to be so. */
  refusal: { is: string; why: string; at?: number } | null;
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
export function* ownWords(workspace: Workspace, asked: OwnWords): Generator<undefined, ReadWords> {
  // As steps, because the page asks with each key: only the newest text is read and drawn.
  yield;
  const { text, file, number, lang } = asked;
  const set = fileCompilation(workspace, file)?.set;
  const langs = [...new Set([lang, 'en' as const])].filter((one) => asset('words')(`printed.${one}`));
  const none = { text, lang, drafts: [], card: null, entries: [], refusal: null };
  if (!set || langs.length === 0)
    return { ...none, refusal: { is: 'not readable now', why: 'try again later.' } };
  const written = writtenCard(text, number);
  if (written !== undefined) {
    const { card, mistakes } = draw(workspace, asked, written);
    if (!card) return { ...none, refusal: { is: 'a card with a mistake', why: mistakes.join(' · ') } };
    const whole = { eco: card.source, rules: card.text[lang] };
    const pieces = [{ ...whole, at: 0, length: text.length, isHole: false }];
    const drafts = [{ ...whole, impact: card.impact, pieces, links: [], spelt: [] }];
    return { ...none, drafts, entries: [null], card: { ...card, pieceSteps: [[]] } };
  }
  const answer = unlessLong(() => readIn(langs, workspace, asked));
  if (answer instanceof LongText) return { ...none, refusal: longRefusal(answer) };
  const pieces = (answer.drafts[asked.draft] ?? answer.drafts[0])?.pieces ?? [];
  const words = ({ at, length }: DraftPiece) => text.slice(at, at + length);
  yield;
  const onCard = pieces.filter((one) => !(one.isHole && asked.leftOut.includes(words(one))));
  const { source, spans } = sourceWith(onCard, number, set.words);
  const { card } = draw(workspace, asked, source);
  return {
    ...none,
    ...answer,
    entries: pieces.map((piece) => (piece.isHole ? entryAnswering(words(piece)) : null)),
    card: card && { ...card, pieceSteps: pieceSteps(pieces, spans, card.steps) },
  };
}

/** What a text means in the language in which most of it is read. */
const readIn = (langs: readonly Lang[], workspace: Workspace, { text, file }: OwnWords): WordsDraft =>
  langs
    .map((one) => fileDrafts(workspace, text, file, workspaceExtras(workspace), one))
    .toSorted((one, other) => unreadLength(one) - unreadLength(other))[0]!;

/** How many characters of a text are in the holes of its best draft. */
const unreadLength = ({ drafts: [best] }: WordsDraft): number =>
  best?.pieces.reduce((sum, { length, isHole }) => sum + (isHole ? length : 0), 0) ?? 0;

/** A card as it would be printed if it were in the set, and its text as it is written there; or its mistakes. */
function draw(workspace: Workspace, { file, lang }: OwnWords, text: string) {
  const place = file.replace(/[^/]*$/, '(words).eco');
  const trial = edit(workspace, [{ file: place, text }]);
  const card = printedCard(trial, { file: place, offset: 0, lang });
  const source = withEdits(text, formatEdits(trial, place));
  const mistakes = fileProblems(trial, place).filter(isError);
  return {
    card: card && mistakes.length === 0 ? { ...card, source } : null,
    mistakes: mistakes.map(({ message }) => message),
  };
}

/** The entry that has most of its words in some others. */
function entryAnswering(words: string): UnsayableEntry | null {
  const isSaid = (one: string) => new RegExp(`\\b${one}(?:e?s|e?d|ing)?\\b`, 'i').test(words);
  const [best] = UNSAYABLE.map(({ title, anchor, words: own }) => ({
    entry: { title, anchor },
    shared: own.filter(isSaid).length,
  }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared);
  return best?.entry ?? null;
}
