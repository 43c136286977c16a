/** The parser of the card language: from text to a tree and a list of mistakes. */
import type { IToken } from 'chevrotain';
import { steps } from './blocks/block.ts';
import { cardFile } from './file.ts';
import { type Judge, type JudgedText, withProvedFixes } from './fixes/proved.ts';
import {
  type Explanation,
  listedFirst,
  type Mistake,
  type MistakeList,
  type UnlistedMistake,
} from './mistakes.ts';
import { areBracesPaired, type CountMistakes, closedAtEnd } from './repair/braces.ts';
import { MAX_REPARSES } from './repair/misspellings.ts';
import { repair } from './repair/repair.ts';
import { meantTokens } from './repair/words.ts';
import { SyntaxParser } from './syntax-parser.ts';
import { isPlain, lex } from './tokens/lex.ts';
import { spanOf } from './tokens/token-text.ts';
import type { FileTree, Item } from './tree/declarations.ts';
import type { Span } from './tree/span.ts';
import type { StepNode } from './tree/steps.ts';

/** Thrown to stop counting mistakes. */
const TOO_MANY_MISTAKES = new Error('enough mistakes');

/** The whole grammar. Exported for the test that has chevrotain validate it. */
export class CardLanguageParser extends SyntaxParser {
  #stopAt = Number.POSITIVE_INFINITY;

  constructor(validate = false) {
    super([cardFile, steps], validate);
  }

  /** Parses tokens as a file. */
  readFile(tokens: IToken[]): { items: Item[]; skipped: Span[]; problems: Mistake[] } {
    const items: Item[] = [];
    return this.reading(tokens, () => {
      this.readInto('file', { items });
      return { items, skipped: this.skipped, problems: this.found.all };
    });
  }

  /** The number of mistakes in the tokens of a file, counted up to `most`; its declarations are added to `items`. */
  countMistakes(tokens: IToken[], most: number, items: Item[] = []): number {
    this.#stopAt = most;
    try {
      return this.reading(tokens, () => {
        this.readInto('file', { items });
        return this.found.all.length;
      });
    } catch (error) {
      if (error !== TOO_MANY_MISTAKES) throw error;
      return most;
    } finally {
      this.#stopAt = Number.POSITIVE_INFINITY;
    }
  }

  override report(problem: UnlistedMistake, explain?: () => Explanation): void {
    // Mistakes that are only counted need no explanation.
    super.report(problem, this.#stopAt === Number.POSITIVE_INFINITY ? explain : undefined);
    if (this.found.all.length >= this.#stopAt) throw TOO_MANY_MISTAKES;
  }

  /** Parses tokens as steps without braces around them. */
  readSteps(tokens: IToken[]): { steps: StepNode[]; problems: Mistake[] } {
    const read: StepNode[] = [];
    return this.reading(tokens, () => {
      this.readInto('steps', { steps: read });
      if (!this.atEnd()) this.report({ code: 'ECO104', ...spanOf(this.LA(1)) });
      return { steps: read, problems: this.found.all };
    });
  }
}

const parser = new CardLanguageParser();

/**
 * The tree of a file, and the mistakes in its text, ordered by position. Never throws. Mistakes beyond the first `MAX_LISTED`
 * are only counted, in `unlisted`.
 */
export function parse(file: string, text: string): { tree: FileTree } & MistakeList {
  checkText('parse', text);
  const { items, skipped, comments, problems, atFirst } = readFile(text);
  const starts = items.map(({ from }) => from);
  return {
    tree: { file, from: 0, to: text.length, items, comments, skipped },
    ...listed({ text, starts, found: problems }, (part) => readPart(part, atFirst.length > MAX_REPARSES)),
  };
}

/** The mistakes that are listed, with the fixes that solve them, and the rest. */
function listed(judged: JudgedText, judge: Judge): MistakeList {
  const { problems, unlisted } = listedFirst(judged.found);
  return { problems: withProvedFixes(problems, judged, judge), unlisted };
}

/** @throws TypeError for arguments that are not strings; only untyped callers can pass them */
export function checkText(name: string, text: unknown): void {
  if (typeof text !== 'string')
    throw new TypeError(`${name} expects the text of cards as a string, got ${typeof text}`);
}

/** The declarations of a text and its mistakes, before their fixes were tried; `atFirst`: before any text was parsed as intended. */
export const readFile = (text: string, most = MAX_REPARSES) =>
  read(text, (tokens) => parser.readFile(tokens), { most, isBlock: false });

/** The mistakes of a part of a text. `once`: the part is not parsed as intended, because the whole text has too many mistakes. */
export const readPart = (part: string, once: boolean): Mistake[] =>
  readFile(part, once ? 0 : MAX_REPARSES).problems;

/**
 * The declarations of a text that is still being written and may stop anywhere: blocks still open are closed at its end. Never
 * throws.
 */
export function parseUnfinished(text: string): { items: Item[]; problems: readonly Span[] } {
  return readTokens(closedAtEnd(meantTokens(text)));
}

/** The declarations that tokens form, and their mistakes, none of which is repaired. */
export const readTokens = (tokens: IToken[]) => parser.readFile(tokens);

/** The steps of a text that consists only of steps, as in `place forest; gain 1vp`. Never throws. */
export function parseSteps(text: string): { steps: StepNode[] } & MistakeList {
  checkText('parseSteps', text);
  const how = { most: MAX_REPARSES, isBlock: true };
  const readSteps = (of: string) => read(of, (tokens) => parser.readSteps(tokens), how);
  const { steps, problems } = readSteps(text);
  return { steps, ...listed({ text, starts: [], found: problems }, (part) => readSteps(part).problems) };
}

/** The declarations of a text in which nothing is wrong; undefined for one with a mistake, which is not looked at any further. */
export function parseSound(text: string): Item[] | undefined {
  const lexed = lex(text);
  if (!isPlain(lexed) || !areBracesPaired(lexed.tokens)) return undefined;
  const items: Item[] = [];
  return parser.countMistakes(lexed.tokens, 1, items) === 0 ? items : undefined;
}

/** Whether nothing is wrong with some steps, which have no braces. */
function areSteps(text: string): boolean {
  const lexed = lex(text);
  return isPlain(lexed) && parser.readSteps(lexed.tokens).problems.length === 0;
}

/** Parses a text. A correct one is parsed once; only one with a mistake is repaired. */
function read<R extends { problems: Mistake[] }>(
  text: string,
  parseTokens: (tokens: IToken[]) => R,
  how: { most: number; isBlock: boolean },
): R & { comments: Span[]; atFirst: readonly Mistake[] } {
  const lexed = lex(text);
  const isSound = isPlain(lexed) && areBracesPaired(lexed.tokens);
  const first = isSound ? parseTokens(lexed.tokens) : undefined;
  if (first?.problems.length === 0) return { ...first, comments: lexed.comments, atFirst: [] };
  const countMistakes: CountMistakes = (tokens, up) => parser.countMistakes(tokens, up);
  return repair({ text, lexed, first }, { parseTokens, countMistakes, isSound: areSteps, ...how });
}
