/**
 * The parser's way with mistakes: what it says about one and where it goes on.
 *
 * Chevrotain's own recovery searches the follow sets of all open rules, which in a language of bare words match
 * almost anything. Here each rule that may fail names its own way to go on (`recoverBy`): the next step, clause,
 * setting, line or declaration. No token is ever invented or dropped to make a rule fit.
 */
import {
  EmbeddedActionsParser,
  EOF,
  type IOrAlt,
  type IParserErrorMessageProvider,
  type IRecognitionException,
  type IRuleConfig,
  type IToken,
  type TokenType,
  tokenMatcher,
} from 'chevrotain';
import { spanOf } from '../lex.ts';
import { type Explained, FoundProblems, type SyntaxCode, type UnlistedProblem } from '../problem.ts';
import {
  AnyWord,
  BlockClose,
  BlockOpen,
  KEYWORDS,
  NumberToken,
  Semicolon,
  Text,
  VOCABULARY,
} from '../tokens.ts';
import type { Span } from '../tree/span.ts';
import { PARTS, TOKENS } from '../words.ts';
import { beginsDeclaration } from './braces.ts';
import { OneTokenLookahead } from './lookahead.ts';
import { didYouMean, orList } from './nearest.ts';
import { type Refused, suggestKeyword } from './synonyms.ts';

/** Rules that let a mistake pass to the rule around them. */
export const INNER = { resyncEnabled: false } as const;

/** A rule that failed: its code, what was expected, and the words that may begin it, one a line. */
function encode(code: SyntaxCode, expected: string, words: readonly string[]): string {
  return [code, expected, ...words].join('\n');
}

function expectedToken(ruleName: string, expected: TokenType): string {
  const part = PARTS[`${ruleName}/${expected.name}`];
  const code = expected === NumberToken ? 'ECO106' : expected === Text ? 'ECO114' : 'ECO105';
  if (part) return encode(code, part.expected, part.words);
  const plain = TOKENS[expected.name];
  return encode(code, plain ?? expected.name, plain ? [] : [expected.name.slice(1, -1)]);
}

function expectedPart(ruleName: string): string {
  const part = PARTS[ruleName];
  return encode('ECO105', part?.expected ?? 'something else', part?.words ?? []);
}

const MESSAGES: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ ruleName, expected }) => expectedToken(ruleName, expected),
  buildNoViableAltMessage: ({ ruleName }) => expectedPart(ruleName),
  buildEarlyExitMessage: ({ ruleName }) => expectedPart(`${ruleName}/each`),
  buildNotAllInputParsedMessage: ({ ruleName }) => expectedPart(ruleName),
};

/** A token as a message names it. */
function describe(token: IToken): string {
  if (tokenMatcher(token, EOF)) return 'the end of the text';
  if (tokenMatcher(token, Text)) return 'a text in quotes';
  return `\`${token.image || '}'}\``;
}

export abstract class RecoveringParser extends EmbeddedActionsParser {
  /** What was found wrong, in the order it was met. */
  protected found = new FoundProblems();
  /** What was passed over between declarations. */
  protected skipped: Span[] = [];
  private lastWrong: IToken | undefined;
  /** Nodes in which words were met that belong to another part of the language. */
  private readonly withForeign = new WeakSet<object>();
  /** Chevrotain's own, which its types leave out: whether a rule that fails may go on. */
  declare private recoveryEnabled: boolean;

  /** `validate` has chevrotain check the grammar itself, which costs start-up time and belongs in a test. */
  constructor(validate: boolean) {
    super(VOCABULARY, {
      recoveryEnabled: true,
      maxLookahead: 1,
      lookaheadStrategy: new OneTokenLookahead(),
      skipValidations: !validate,
      errorMessageProvider: MESSAGES,
    });
  }

  /** Without what only chevrotain's own recovery needs, which is switched off below. */
  override performSelfAnalysis(): void {
    this.recoveryEnabled = false;
    super.performSelfAnalysis();
    this.recoveryEnabled = true;
  }

  /** Reads tokens as `read` does. Nothing of a text that may be large is kept afterwards. */
  protected reading<T>(tokens: IToken[], read: () => T): T {
    this.begin(tokens);
    const { stackTraceLimit } = Error;
    // Chevrotain throws every mistake, and noting where takes longer than all the rest. Nobody looks at it.
    Error.stackTraceLimit = 0;
    try {
      return read();
    } finally {
      Error.stackTraceLimit = stackTraceLimit;
      this.begin([]);
    }
  }

  /** Sets the tokens to parse; forgets everything about the text before. */
  private begin(tokens: IToken[]): void {
    this.input = tokens;
    this.found = new FoundProblems();
    this.skipped = [];
    this.lastWrong = undefined;
  }

  /** Whether the token `ahead` (1 is the next) is of one of the types. */
  protected is(ahead: number, ...types: TokenType[]): boolean {
    const token = this.LA(ahead);
    return types.some((type) => tokenMatcher(token, type));
  }

  protected atEnd(): boolean {
    return this.is(1, EOF);
  }

  /** Whether the next token is the first of its line. */
  protected startsLine(ahead = 1): boolean {
    return this.LA(ahead).startLine !== this.LA(ahead - 1).startLine;
  }

  /** Whether a declaration begins at the next token, whatever was expected here. */
  protected atDeclaration(): boolean {
    return beginsDeclaration((offset) => this.LA(1 + offset));
  }

  protected report(problem: UnlistedProblem, explain?: () => Explained): void {
    if (this.RECORDING_PHASE) return;
    this.found.add(problem, explain);
    this.lastWrong = this.LA(1);
  }

  /** Whether the last problem was met at the next token: then nothing more is said about it. */
  protected alreadyWrong(): boolean {
    return this.lastWrong === this.LA(1);
  }

  /** Whether the last problem was a `;` that came too early: what follows on its line is the rest of the step. */
  protected afterEarlyEnd(): boolean {
    return this.lastWrong === this.LA(0) && this.is(0, Semicolon) && !this.startsLine();
  }

  /** Whether the next token is of a type that has no place in a node, and not the first there: they are one mistake. */
  protected foreignAgain(type: TokenType, node: object): boolean {
    if (!this.is(1, type)) return false;
    const again = this.withForeign.has(node);
    this.withForeign.add(node);
    return again;
  }

  /** Says that something else is expected at the next token; `surely` is a hint that beats a word that is near. */
  protected reportExpected(
    code: SyntaxCode,
    expected: string,
    words: readonly string[] = [],
    surely?: string,
  ): void {
    const token = this.LA(1);
    // What no part begins with stands where it stands; what is missing, at the end of the line that lacks it.
    const missing = code === 'ECO105' || code === 'ECO106' || code === 'ECO114';
    this.report({ code, ...(missing ? this.placeOf(token, this.LA(0)) : spanOf(token)) }, () => {
      const near = tokenMatcher(token, AnyWord) ? didYouMean(token.image, words) : undefined;
      const everyday =
        code === 'ECO113' ? this.insteadOfNext('step') : missing && this.insteadOfNext('within');
      const hint =
        surely ??
        (everyday || near) ??
        (code === 'ECO117' ? `it may be ${orList(words.map((one) => `\`${one}\``))}` : undefined);
      return { values: { expected, found: describe(token) }, ...(hint && { hint }) };
    });
  }

  /**
   * Says that the text cannot go on with the next token. If the word before it is a misspelt one of `words`, that
   * word is what is wrong. `surely` is a hint that beats a word that is near.
   */
  protected reportLeftOver(words: readonly string[], surely?: string): void {
    const token = this.LA(1);
    const last = this.LA(0);
    const misspelt =
      tokenMatcher(last, AnyWord) && !KEYWORDS.has(last.image) ? didYouMean(last.image, words) : undefined;
    const wrong = misspelt ? last : token;
    this.report({ code: 'ECO111', ...spanOf(wrong), after: spanOf(last) }, () => {
      // A word that may stand elsewhere in the step is not misspelt.
      const unknown = tokenMatcher(token, AnyWord) && !words.includes(token.image);
      const hint =
        surely ??
        misspelt ??
        this.insteadOfNext('within') ??
        (unknown ? didYouMean(token.image, words) : undefined);
      return { values: { found: describe(wrong) }, ...(hint && { hint }) };
    });
  }

  /** What to write instead of the next token, where that is a word people write and the language does not. */
  private insteadOfNext(refused: Refused): string | undefined {
    return suggestKeyword(refused, this.LA(1).image, this.LA(2).image);
  }

  /** Where something is missing: at the token, or at the end of the line that lacks it. */
  private placeOf(token: IToken, previous: IToken): Span {
    if (tokenMatcher(token, EOF) || token.startLine !== previous.startLine || token.image === '') {
      return this.endOf(previous, token);
    }
    return spanOf(token);
  }

  /** The character after a token. */
  protected endOf(previous: IToken, token: IToken = previous): Span {
    if (Number.isNaN(previous.startOffset)) {
      const from = Number.isNaN(token.startOffset) ? 0 : token.startOffset;
      return { from, to: from + 1 };
    }
    const { to } = spanOf(previous);
    return { from: to, to: to + 1 };
  }

  /** A rule that reports its mistakes and goes on as `skip` says; it returns whether it was read whole. */
  protected recoverBy(skip: () => void): IRuleConfig<boolean> {
    return {
      resyncEnabled: true,
      recoveryValueFunc: (error: IRecognitionException) => {
        // Chevrotain keeps every error, with the stack of its rules; here all is done with them.
        this.errors = [];
        const [code, expected, ...words] = error.message.split('\n');
        if (!this.alreadyWrong()) this.reportExpected(code as SyntaxCode, expected, words);
        skip();
        return false;
      },
    };
  }

  /** Goes on to the first token for which `stop` holds, over whole blocks. */
  protected skipTo(stop: () => boolean): void {
    let depth = 0;
    while (!this.atEnd() && !(depth === 0 && stop())) {
      if (this.is(1, BlockOpen)) depth++;
      else if (this.is(1, BlockClose) && depth > 0) depth--;
      this.SKIP_TOKEN();
    }
  }

  /** `OR` whose alternatives give one type. At most one in a rule. */
  protected pick<T>(alternatives: IOrAlt<T>[]): T {
    return this.OR(alternatives);
  }

  /** Whether a step, a line or a block ends at the next token. */
  protected atSeparator(): boolean {
    return this.is(1, Semicolon, BlockClose);
  }

  // Chevrotain's recovery asks these four; the answers switch it off (see the top of this file).
  protected consumeInternalRecovery(_type: TokenType, _place: number, error: Error): IToken {
    throw error;
  }
  protected findReSyncTokenType(): TokenType {
    return EOF;
  }
  protected isInCurrentRuleReSyncSet(): boolean {
    return true;
  }
  protected reSyncTo(): IToken[] {
    return [];
  }
  protected attemptInRepetitionRecovery = (): void => {};
}
