/** Reads what a person says an effect does, and answers with all that it can mean in the card language. */
import { withReferents } from './referents.ts';
import type { Table } from './table.ts';
import { type Stop, type TextPart, TextReader, type WrittenPart } from './text-reader.ts';
import { wordsOfLines } from './words.ts';

/** One of the ways to read a text. */
export interface Reading {
  /** In the card language. */
  eco: string;
  /** The parts of the text that say nothing of the effect. */
  left: readonly TextPart[];
}

/** All that a text can mean. */
export interface Readings {
  /** Those of the whole text; each does something else. */
  readings: Reading[];
  /** In each sentence that was not read, the first word that does not fit. */
  stops: Stop[];
  /** What the sentences say that were read, if not all were, or else the beginning of the first that was not; may be empty. */
  rest: string;
  /** What the text says, if that is refused: something in it never happens, or cannot be. */
  refused?: string;
  /** Whether there are more than were tried: then one reading is not the only one. */
  isCut: boolean;
  /** Whether each word was read, but nobody can tell what is meant. */
  isUnclear: boolean;
  /** Sentences that are not in the card language, and what each says in it. */
  parts: readonly WrittenPart[];
  /** Misspelt and shortened words, and what each was taken for. */
  meant: (TextPart & { word: string })[];
}

/**
 * All readings of a text that are possible. What the product itself writes means what it means there, and nothing else.
 * @param judge what text of the card language does, so that the same is not read twice; undefined if it is refused
 * @param isRight whether nothing is wrong with a part that is in the card language
 */
export function readText(
  text: string,
  table: Table,
  judge: (eco: string) => string | undefined,
  isRight: (part: TextPart) => boolean = () => true,
): Readings {
  const { spelling } = table;
  const written = wordsOfLines(text).map((word) => ({ ...word, meant: spelling.meant(word.text) }));
  const words = spelling.respell(
    written.map(({ meant, ...word }) => ({ ...word, text: meant ?? word.text })),
  );
  const meant = written.flatMap(({ at, length, meant: word }) =>
    word === undefined ? [] : [{ at, length, word }],
  );
  const readBy = (rows: Table) => readWords(new TextReader(text, words, rows, isRight), rows, judge);
  const exact = readBy(table.printed());
  return { ...(exact.readings.length > 0 ? exact : readBy(table)), meant };
}

function readWords(
  reader: TextReader,
  table: Table,
  judge: (eco: string) => string | undefined,
): Omit<Readings, 'meant'> {
  const ends = reader.read();
  const { stops } = reader;
  const spoken = ends.flatMap((end) => {
    const told = [...new Set(end.left.flatMap((story) => story.told))];
    // A thing is one word.
    const things = told.filter((one) => !one.includes(' '));
    const eco = withReferents(end.steps.join('; '), table, things);
    return eco && isTold(told, eco) ? [{ eco, left: end.left.map(({ part }) => part) }] : [];
  });
  const whole = stops.length > 0 ? [] : spoken;
  const byProgram = new Map<string, Reading>();
  for (const reading of whole) {
    const does = judge(reading.eco);
    const known = does === undefined ? undefined : byProgram.get(does);
    if (does !== undefined && (!known || reading.eco.length < known.eco.length)) byProgram.set(does, reading);
  }
  const readings = [...byProgram.values()];
  const [first] = spoken;
  const begun = () => reader.begun.find((eco) => judge(eco) !== undefined) ?? '';
  return {
    readings,
    stops,
    rest: readings.length > 0 ? '' : (first?.eco ?? begun()),
    ...(readings.length === 0 && whole[0] && { refused: whole[0].eco }),
    isCut: reader.isCut,
    isUnclear: spoken.length === 0 && ends.some(({ steps }) => steps.length > 0),
    parts: ends[0]?.parts ?? [],
  };
}

/** Everything that a story names is named again in what is read. */
const isTold = (told: readonly string[], eco: string): boolean =>
  told.every((one) => new RegExp(`(?<![\\w-])${one}(?![\\w-])`).test(eco));
