/**
 * Parses a text in sections, so that after a change only those around it are parsed again. A section reaches from the line of one
 * declaration to that of the next. It does not depend on its position: its offsets count from its own beginning.
 */
import { withProvedFixes } from '../fixes/proved.ts';
import { listedFirst, MOST_LISTED, type SyntaxMistake, type UnlistedMistake } from '../mistakes.ts';
import { readFile, readPart } from '../parser.ts';
import { MOST_REPARSED } from '../repair/misspellings.ts';
import type { FileTree, Item } from '../tree/declarations.ts';
import type { Span } from '../tree/span.ts';
import { isOnlyWhole, pairsAcross, sectionStarts } from './heads.ts';
import { moved } from './moved.ts';

type Problems = readonly (SyntaxMistake | UnlistedMistake)[];

/** A run of lines of a text, read. */
export interface Section {
  /** Its characters, followed by the next line of the text, which messages may mention. */
  readonly text: string;
  /** How many of the characters belong to the section itself. */
  readonly length: number;
  /** The number of line ends among them. */
  readonly lines: number;
  readonly items: readonly Item[];
  readonly comments: readonly Span[];
  readonly skipped: readonly Span[];
  /** Its problems, before their fixes were tried. */
  readonly problems: Problems;
  /** The number of mistakes found before any text was parsed as intended. */
  readonly atFirst: number;
}

/** A section in a text. */
export interface PlacedSection {
  readonly section: Section;
  /** The offset at which it begins. */
  readonly from: number;
  /** The number of lines before it. */
  readonly line: number;
  /** Its problems, with only the fixes that solve them. Offsets count from the beginning of the section. */
  readonly problems: readonly SyntaxMistake[];
  /** The problems that are only counted. */
  readonly unlisted: readonly UnlistedMistake[];
}

/** A parsed text. */
export interface ParsedText {
  /** The same as from `parse`, assembled on first access. */
  readonly tree: FileTree;
  readonly problems: readonly SyntaxMistake[];
  readonly unlisted: readonly UnlistedMistake[];
  readonly sections: readonly PlacedSection[];
  /** What is needed to parse the text again after a change. */
  readonly cache: ParseCache;
}

interface ParseCache {
  readonly text: string;
  /** The problems of parts of the text, with and without their fixes. */
  readonly judged: ReadonlyMap<string, Problems>;
  /** Whether the text has too many mistakes to parse any of it as intended. */
  readonly isReadOnce: boolean;
}

/** Parses a text like `parse`. Sections of the `earlier` text that still exist are not parsed again. */
export function inSections(file: string, text: string, earlier?: ParsedText): ParsedText {
  const read = isOnlyWhole(text) ? undefined : readSections(text, earlier);
  const count = read?.reduce((sum, { section }) => sum + section.problems.length, 0) ?? 0;
  const isTooMuch = count >= MOST_LISTED || (read && mistakesIn(read) > MOST_REPARSED);
  const isWhole = !read || isTooMuch || pairsAcross(read.map(({ section }) => section));
  const placed = isWhole ? [placedAt(newSection(text, text.length), 0, 0)] : read;
  const judged = new Map<string, Problems>();
  const isReadOnce = mistakesIn(placed) > MOST_REPARSED;
  const before = earlier?.cache.isReadOnce === isReadOnce ? earlier.cache.judged : undefined;
  const all = placed.flatMap(({ section, from }) => section.problems.map((one) => moved(one, from)));
  const judge = (part: string) => {
    const known = judged.get(part) ?? before?.get(part) ?? readPart(part, isReadOnce);
    judged.set(part, known);
    return known;
  };
  const { problems: listed, unlisted } = listedFirst(all);
  const starts = () => placed.flatMap(({ section, from }) => section.items.map((item) => from + item.from));
  const problems =
    listed.length === 0 ? [] : withProvedFixes(listed, { text, starts: starts(), found: all }, judge);
  const sections = listed.length === 0 ? placed : withProblems(placed, problems, unlisted);
  return {
    tree: treeOf(file, text, sections),
    problems,
    unlisted,
    sections,
    cache: { text, judged, isReadOnce },
  };
}

/** The number of mistakes found before any text was parsed as intended. */
const mistakesIn = (sections: readonly PlacedSection[]): number =>
  sections.reduce((sum, { section }) => sum + section.atFirst, 0);

/** The sections of a text; those of an earlier text that are not next to the change are the same objects. */
function readSections(text: string, earlier: ParsedText | undefined): PlacedSection[] {
  const { before, behind } = keptOf(text, earlier);
  const last = before.at(-1);
  const from = last ? last.from + last.section.length : 0;
  const to = behind.length > 0 ? behind[0].from + text.length - earlier!.cache.text.length : text.length;
  const follows = behind.length > 0 ? headOf(behind[0].section.text) : '';
  const placed = [...before];
  let line = last ? last.line + last.section.lines : 0;
  // A copy: sections hold slices of this text, and a slice of the whole text would keep all of it in memory.
  const middle = before.length + behind.length > 0 ? copied(text.slice(from, to)) : text;
  const starts = middle === '' ? [] : sectionStarts(middle);
  for (const [i, start] of starts.entries()) {
    const end = starts[i + 1] ?? middle.length;
    const next = end < middle.length ? headOf(middle, end) : follows;
    const section = newSection(middle.slice(start, end) + next, end - start);
    placed.push(placedAt(section, from + start, line));
    line += section.lines;
  }
  for (const one of behind) {
    const at = one.from + text.length - earlier!.cache.text.length;
    placed.push(at === one.from && line === one.line ? one : { ...one, from: at, line });
    line += one.section.lines;
  }
  return placed;
}

/** The sections of an earlier text before and after a change, except those next to it. */
function keptOf(
  text: string,
  earlier: ParsedText | undefined,
): { before: readonly PlacedSection[]; behind: readonly PlacedSection[] } {
  if (!earlier || earlier.sections.length < 2) return { before: [], behind: [] };
  const { cache, sections } = earlier;
  const head = commonHead(cache.text, text);
  const tail = commonTail(cache.text, text, Math.min(cache.text.length, text.length) - head);
  const first = sections.findIndex(({ section, from }) => from + section.length > head);
  const firstBehind = sections.findIndex(({ from }) => from >= cache.text.length - tail);
  return {
    before: sections.slice(0, Math.max(0, (first < 0 ? sections.length : first) - 1)),
    behind: firstBehind < 0 ? [] : sections.slice(firstBehind + 1),
  };
}

function newSection(text: string, length: number): Section {
  const { items, comments, skipped, problems, atFirst } = readFile(text);
  const own = <T extends Span>(list: readonly T[]) =>
    length === text.length ? list : list.filter(({ from }) => from < length);
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < length; at = text.indexOf('\n', at + 1)) lines++;
  return {
    ...{ text, length, lines, atFirst: own(atFirst).length },
    items: own(items),
    comments: own(comments),
    skipped: own(skipped),
    problems: own(problems),
  };
}

const placedAt = (section: Section, from: number, line: number): PlacedSection => ({
  ...{ section, from, line },
  problems: [],
  unlisted: [],
});

/** The sections with their problems, which are in the order of the sections. */
function withProblems(
  placed: readonly PlacedSection[],
  problems: readonly SyntaxMistake[],
  unlisted: readonly UnlistedMistake[],
): PlacedSection[] {
  let next = 0;
  return placed.map((one) => {
    if (placed.length === 1) return { ...one, problems, unlisted };
    const count = one.section.problems.length;
    if (count === 0) return one.problems.length === 0 ? one : { ...one, problems: [] };
    const own = problems.slice(next, next + count).map((problem) => moved(problem, -one.from));
    next += count;
    return { ...one, problems: own };
  });
}

const treeItems = new WeakMap<PlacedSection, readonly Item[]>();

function itemsOf(placed: PlacedSection): readonly Item[] {
  const known = treeItems.get(placed) ?? placed.section.items.map((item) => moved(item, placed.from));
  treeItems.set(placed, known);
  return known;
}

function treeOf(file: string, text: string, sections: readonly PlacedSection[]): FileTree {
  let items: Item[] | undefined;
  const spans = (kind: 'comments' | 'skipped') =>
    sections.flatMap(({ section, from }) => section[kind].map((span) => moved(span, from)));
  let comments: Span[] | undefined;
  let skipped: Span[] | undefined;
  return {
    ...{ file, from: 0, to: text.length },
    get items() {
      items ??= sections.flatMap(itemsOf);
      return items;
    },
    get comments() {
      comments ??= spans('comments');
      return comments;
    },
    get skipped() {
      skipped ??= spans('skipped');
      return skipped;
    },
  };
}

/** The line that begins at an offset. */
function headOf(text: string, from = 0): string {
  const end = text.indexOf('\n', from);
  return text.slice(from, end < 0 ? text.length : end + 1);
}

/** An equal string that does not keep another one in memory. */
function copied(text: string): string {
  return JSON.parse(JSON.stringify(text));
}

/** Long texts are compared in pieces of this many characters. */
const PIECE = 1024;

/** The length of the longest common beginning of two texts. */
function commonHead(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (at + PIECE <= most && a.slice(at, at + PIECE) === b.slice(at, at + PIECE)) at += PIECE;
  while (at < most && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return at;
}

/** The length of the longest common ending of two texts, up to a limit. */
function commonTail(a: string, b: string, most: number): number {
  const ofA = (from: number, to: number) => a.slice(a.length - from, a.length - to);
  const ofB = (from: number, to: number) => b.slice(b.length - from, b.length - to);
  let at = 0;
  while (at + PIECE <= most && ofA(at + PIECE, at) === ofB(at + PIECE, at)) at += PIECE;
  while (at < most && a.charCodeAt(a.length - 1 - at) === b.charCodeAt(b.length - 1 - at)) at++;
  return at;
}
