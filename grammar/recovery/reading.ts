/**
 * Reads tokens and reports mistakes: what the rules of the language examine besides the next token, and where parsing resumes
 * after a mistake.
 *
 * Chevrotain's own recovery searches the follow sets of all open rules, which in a language of bare words match almost anything.
 * It is switched off: the parts of the grammar that can recover (`recover` and the `ends` of lists) catch the mistake and resume
 * at the next step, clause, setting, line or declaration.
 */
import { EmbeddedActionsParser, type IParserErrorMessageProvider, type IToken } from 'chevrotain';
import { type ExpectationId, findExpectation, keywords } from '../expectations.ts';
import { fixDoubled, fixExpected, fixMissing } from '../fixes/habits/expected.ts';
import {
  type Advice,
  type Explanation,
  FoundMistakes,
  type SourceFix,
  type SyntaxCode,
  type UnlistedMistake,
} from '../mistakes.ts';
import { removal, replacement } from '../tokens/edits.ts';
import { orList } from '../tokens/lists.ts';
import { spanOf, toWord } from '../tokens/token-text.ts';
import { isA, KEYWORDS, type TokenKind, VOCABULARY } from '../tokens/tokens.ts';
import type { Span } from '../tree/span.ts';
import { meantKeyword } from './nearest.ts';

/** Words that are close to a keyword, but certainly intended. */
const NEAR_BY_CHANCE: ReadonlySet<string> = new Set(['land', 'lands']);

/** English words that are read as names and never are. */
const NUMBER_WORDS = 'no one two three four five six seven eight nine ten'.split(' ');
const NO_NAMES: ReadonlySet<string> = new Set('kind type sort empty nearby your their that those'.split(' '));

/** What is expected if the grammar does not say. */
const SOMETHING_ELSE: ExpectationId = 'something-else';
/** The messages of chevrotain's errors are the ids of what was expected. */
const MESSAGES: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: () => SOMETHING_ELSE,
  buildNoViableAltMessage: ({ customUserDescription = SOMETHING_ELSE }) => customUserDescription,
  buildEarlyExitMessage: ({ customUserDescription = SOMETHING_ELSE }) => customUserDescription,
  buildNotAllInputParsedMessage: () => SOMETHING_ELSE,
};

/** How messages refer to a token. */
function describe(token: IToken): string {
  if (isA(token, 'EOF')) return 'the end of the text';
  if (isA(token, 'Text')) return 'a text in quotes';
  return `\`${token.image || '}'}\``;
}

/** Advice for a keyword in capitals. */
function inCapitals(token: IToken): Advice | undefined {
  const lower = token.image.toLowerCase();
  if (lower === token.image || !KEYWORDS.has(lower) || !isA(token, 'AnyWord')) return undefined;
  const fixes = [replacement(spanOf(token), lower, true)];
  return { hint: `did you mean \`${lower}\`?`, sure: true, near: true, fixes };
}

const namesOf = (words: readonly string[]): string => orList(words.map((one) => `\`${one}\``));

const adviceOf = (hint: string | Advice | undefined): Advice | undefined =>
  typeof hint === 'string' ? { hint } : hint;

/** What decides between alternatives: the node being read, and the tokens around the next one. */
export interface Lookahead {
  readonly node: object;
  /** Whether the token `ahead` (1 is the next) is of one of the kinds. */
  is(ahead: number, ...kinds: TokenKind[]): boolean;
  /** The token `ahead`: 1 is the next, 0 the last one read. */
  peek(ahead: number): IToken;
  /** Whether the token `ahead`, by default the next, is the first of its line. */
  startsLine(ahead?: number): boolean;
}

export abstract class Reading extends EmbeddedActionsParser implements Lookahead {
  /** The mistakes, in the order they were found. */
  found = new FoundMistakes();
  /** The spans skipped between declarations. */
  skipped: Span[] = [];
  /** The node being read. */
  node: object = {};
  private lastWrong: IToken | undefined;
  /** The end of the last fix that has several edits. */
  private fixedTo = 0;
  /** Nodes in which words from another part of the language were found. */
  private readonly withForeign = new WeakSet<object>();

  /** `validate` lets chevrotain check the grammar itself, which slows start-up and is only for tests. */
  constructor(validate: boolean) {
    super(VOCABULARY, {
      maxLookahead: 1,
      skipValidations: !validate,
      errorMessageProvider: MESSAGES,
    });
  }

  /** Runs `read` on the tokens. Afterwards releases everything that belongs to the text, which may be large. */
  reading<T>(tokens: IToken[], read: () => T): T {
    this.restart(tokens);
    const { stackTraceLimit } = Error;
    // Chevrotain throws an error for every mistake, and capturing its stack would take longer than everything else. The stack is
    // unused.
    Error.stackTraceLimit = 0;
    try {
      return read();
    } finally {
      Error.stackTraceLimit = stackTraceLimit;
      this.restart([]);
    }
  }

  /** Sets the tokens to parse and resets all state of the previous text. */
  private restart(tokens: IToken[]): void {
    this.input = tokens;
    this.found = new FoundMistakes();
    this.skipped = [];
    this.lastWrong = undefined;
    this.fixedTo = 0;
  }

  is(ahead: number, ...kinds: TokenKind[]): boolean {
    return isA(this.LA(ahead), ...kinds);
  }

  peek(ahead: number): IToken {
    return this.LA(ahead);
  }

  atEnd(): boolean {
    return this.is(1, 'EOF');
  }

  startsLine(ahead = 1): boolean {
    return this.LA(ahead).startLine !== this.LA(ahead - 1).startLine;
  }

  report(problem: UnlistedMistake, explain?: () => Explanation): void {
    if (this.RECORDING_PHASE) return;
    this.found.add(problem, explain);
    this.lastWrong = this.LA(1);
  }

  /** Reports that the next token does not belong there. */
  reportSurplus(hint: string, fixes?: () => SourceFix[]): void {
    const token = this.LA(1);
    this.report({ code: 'ECO111', ...spanOf(token) }, () => ({
      values: { found: describe(token) },
      hint,
      ...(fixes && { fixes: fixes() }),
    }));
  }

  /** Reports a sign that does not belong there, and skips it. */
  skipSurplus(hint: string): void {
    const token = this.LA(1);
    this.reportSurplus(hint, () => [removal(spanOf(token), token.image, true)]);
    this.skip(1);
  }

  /** Whether the last problem was found at the next token: then nothing more is reported there. */
  alreadyWrong(): boolean {
    return this.lastWrong === this.LA(1);
  }

  /** Whether the last problem was a `;` that came too early: what follows on its line is the rest of the step. */
  afterEarlyEnd(): boolean {
    return this.lastWrong === this.LA(0) && this.is(0, ';') && !this.startsLine();
  }

  /**
   * Whether the next token is of a kind that does not belong in a node, and is not the first such token there: together they are
   * one mistake.
   */
  foreignAgain(kind: TokenKind, node: object): boolean {
    if (!this.is(1, kind)) return false;
    const again = this.withForeign.has(node);
    this.withForeign.add(node);
    return again;
  }

  /**
   * Reports that something else is expected at the next token; `surely` is a hint or fix that takes precedence over one of the
   * `words` that is similar.
   */
  reportExpected(expected: ExpectationId, surely?: string | Advice, words = keywords(expected)): void {
    if (this.is(1, 'Prose')) {
      this.report({ code: 'ECO118', ...spanOf(this.LA(1)) });
      return;
    }
    const { text = namesOf(keywords(expected)), code = 'ECO105' } = findExpectation(expected);
    const last = this.LA(0);
    if (this.isInLastFix() || this.#reportNumberWord(last)) return;
    if ((code === 'ECO106' || expected === 'amount') && this.#reportNumberWord(this.LA(1), text)) return;
    // `6VP`: the word before was meant to be what is expected.
    const capitals = words.includes(last.image.toLowerCase()) ? inCapitals(last) : undefined;
    const token = capitals ? last : this.LA(1);
    // A word that does not fit is reported where it is; a missing word, at the end of the line that lacks it.
    const missing = code === 'ECO105' || code === 'ECO106' || code === 'ECO114';
    const place = missing && !capitals ? this.placeOf(token, last) : spanOf(token);
    this.report({ code, ...place, ...(!capitals && this.mayFollowFrom(code)) }, () => {
      const near = isA(token, 'AnyWord') ? meantKeyword(toWord(token), words) : undefined;
      const advice =
        capitals ??
        fixDoubled(this) ??
        adviceOf(surely) ??
        (code !== 'ECO113' || words.includes(token.image.toLowerCase()) ? inCapitals(token) : undefined) ??
        fixExpected(this, expected) ??
        near ??
        fixMissing(this, expected) ??
        (code === 'ECO117' ? { hint: `it may be ${namesOf(words)}` } : undefined);
      this.noteFix(advice);
      return { values: { expected: text, found: describe(token) }, ...advice };
    });
  }

  /**
   * Reports that the next token cannot follow. If the word before it is a misspelt one of `words`, that word is reported instead.
   * `surely` is a hint or fix that takes precedence over a similar word.
   */
  reportLeftOver(words: readonly string[], surely?: string | Advice): void {
    const token = this.LA(1);
    const last = this.LA(0);
    if (this.isInLastFix()) return;
    const misspelt =
      isA(last, 'AnyWord') && !KEYWORDS.has(last.image) && !NEAR_BY_CHANCE.has(last.image)
        ? meantKeyword(toWord(last), words)
        : undefined;
    if (this.#reportNumberWord(last)) return;
    const wrong = misspelt || NO_NAMES.has(last.image) ? last : token;
    this.report({ code: 'ECO111', ...spanOf(wrong), after: spanOf(last) }, () => {
      // A word that is allowed elsewhere in the step is not misspelt.
      const unknown = isA(token, 'AnyWord') && !words.includes(token.image);
      const advice =
        fixDoubled(this) ??
        inCapitals(wrong) ??
        adviceOf(surely) ??
        misspelt ??
        (unknown ? meantKeyword(toWord(token), words) : undefined);
      this.noteFix(advice);
      return { values: { found: describe(wrong) }, ...advice };
    });
  }

  /** Reports a number as a word, perhaps read as a name; returns whether it is one. */
  #reportNumberWord(word: IToken, expected = 'a whole number'): boolean {
    const number = NUMBER_WORDS.indexOf(word.image.toLowerCase());
    if (number < 1 || this.is(-1, 'as')) return false;
    this.report({ code: 'ECO106', ...spanOf(word), after: spanOf(word) }, () => ({
      values: { expected, found: describe(word) },
      hint: `write the number in digits: \`${number}\``,
      fixes: [replacement(spanOf(word), String(number), true)],
    }));
    return true;
  }

  /**
   * If something is missing on a line after a name: the span of that name, which is the mistake if it turns out to be unknown.
   */
  private mayFollowFrom(code: SyntaxCode): { after?: Span } {
    const last = this.LA(0);
    const follows = (code === 'ECO105' || code === 'ECO117') && isA(last, 'Name') && !this.startsLine();
    return follows && isA(this.LA(1), 'AnyWord') ? { after: spanOf(last) } : {};
  }

  /** Remembers how far a fix with several edits reaches. */
  private noteFix(advice: Advice | undefined): void {
    const { edits = [] } = advice?.fixes?.[0] ?? {};
    if (edits.length > 1) this.fixedTo = edits[edits.length - 1].to;
  }

  /** Whether the `and` or `or` here is one that the last fix replaces: then it has already been reported. */
  private isInLastFix(): boolean {
    const join = [0, 1].find((ahead) => this.is(ahead, 'and', 'or'));
    if (join === undefined || this.LA(join).startOffset >= this.fixedTo) return false;
    this.lastWrong = this.LA(1);
    return true;
  }

  /** Where something is missing: at the token, or at the end of the line that lacks it. */
  private placeOf(token: IToken, previous: IToken): Span {
    if (isA(token, 'EOF') || token.startLine !== previous.startLine || token.image === '') {
      return this.endOf(previous, token);
    }
    return spanOf(token);
  }

  /** The character after a token. */
  endOf(previous: IToken, token: IToken = previous): Span {
    if (Number.isNaN(previous.startOffset)) {
      const from = Number.isNaN(token.startOffset) ? 0 : token.startOffset;
      return { from, to: from + 1 };
    }
    const { to } = spanOf(previous);
    return { from: to, to: to + 1 };
  }

  /** Reports what a rule could not parse. */
  reportUnread({ message }: Error): void {
    // Chevrotain keeps every error with its rule stack, but they are fully handled here.
    this.errors = [];
    if (!this.alreadyWrong()) this.reportExpected(message as ExpectationId);
  }

  /** Skips tokens while `holds` returns true. */
  skipWhile(holds: () => boolean): void {
    while (!this.atEnd() && holds()) this.SKIP_TOKEN();
  }

  /** Skips this many tokens. */
  skip(count: number): void {
    for (let i = 0; i < count && !this.atEnd(); i++) this.SKIP_TOKEN();
  }

  /** Skips to the first token for which `stop` holds, treating blocks as units. */
  skipTo(stop: () => boolean): void {
    let depth = 0;
    while (!this.atEnd() && !(depth === 0 && stop())) {
      if (this.is(1, '{')) depth++;
      else if (this.is(1, '}') && depth > 0) depth--;
      this.SKIP_TOKEN();
    }
  }

  /** Whether a step, a line or a block ends at the next token. */
  atSeparator(): boolean {
    return this.is(1, ';', '}');
  }

  /** Extends a node to the last token. */
  extend(node: Span): void {
    node.to = Math.max(node.to, spanOf(this.LA(0)).to);
  }

  /** The offset of a node that starts at the next token. */
  here(): number {
    return this.LA(1).startOffset;
  }

  /** The span of a node that began at `from` and ended at the last token. */
  since(from: number): Span {
    return { from, to: spanOf(this.LA(0)).to };
  }
}
