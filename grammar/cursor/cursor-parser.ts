/**
 * Parses a text that ends at a cursor, to find what can be there and what the text would mean with a name there.
 *
 * It runs the rules of the parser, so it knows what the parser knows. Up to the cursor it parses normally. At the cursor, every
 * choice records the words that can begin each of its alternatives. Where a name fits, a name is made up, and after it whatever
 * the rules require, so that the tree is complete and later phases can tell which names fit.
 *
 * If a rule looks ahead as far as the cursor, both answers are possible; a choice at the cursor may have several alternatives.
 * Each combination is a separate run: a run repeats the decisions of the one before it up to the last that still has another
 * answer.
 */
import { EOF, type IToken, type TokenType } from 'chevrotain';
import { steps } from '../blocks/block.ts';
import { cardFile } from '../file.ts';
import type { UnlistedMistake } from '../mistakes.ts';
import type { Syntax } from '../syntax.ts';
import { type Choice, type Consuming, type Optional, SyntaxParser } from '../syntax-parser.ts';
import { canBegin, firstTokens, type LeafToken } from '../tokens/first-tokens.ts';
import { Article, NumberToken, Text, Times, wordsOfType } from '../tokens/tokens.ts';
import type { Item } from '../tree/declarations.ts';

/** A keyword that can be at the cursor. */
export interface OfferedWord {
  word: string;
  /** For a keyword with a singular and a plural: which of the two it is. */
  form?: 'one' | 'many';
  /** The grammar rule it belongs to. */
  rule: string;
  /** Whether the word before it was read as a name. */
  behindName: boolean;
}
/** A text read with a made-up name or number at the cursor. */
export interface NameReading {
  items: Item[];
  /** The grammar rule the name belongs to. */
  rule: string;
  /** Whether the word before it was read as a name. */
  behindName: boolean;
}
/** The result of a run. */
interface Run {
  problems: number;
  offered: OfferedWord[];
  reading?: NameReading;
}

/** Ends a run at a required token: nothing else can be at the cursor then. */
const MET = new Error('the cursor was met');

/** Normally only a few decisions are open. Artificial texts can have more; runs beyond this number are skipped. */
const MOST_RUNS = 200;

/** The image of a made-up name. No text contains these characters; a single one could be read as a cell of a board. */
const PLACEHOLDER = '\u2038\u2038';

export class CursorParser extends SyntaxParser {
  #cursor: IToken | undefined;
  /** The answer chosen for each decision of this run, and the number of answers. */
  #decisions: { answer: number; of: number }[] = [];
  #decided = 0;
  /** Whether a rule looked at the cursor or past it. */
  #looked = false;
  /** Whether a name was made up at the cursor. */
  #passed = false;
  /** Whether an alternative was chosen after it. */
  #chosen = false;
  #offered: OfferedWord[] = [];
  #rule = '';
  /** Whether the last token was read as a name. */
  #behindName = false;

  constructor() {
    super([cardFile, steps], false);
  }

  /** Parses a text that ends at `cursor`: returns the runs with the fewest mistakes before it, and that number. */
  readUpTo(tokens: readonly IToken[], cursor: IToken): { runs: Run[]; mistakes: number } {
    const runs = [...this.#runs(tokens, cursor)];
    const mistakes = Math.min(...runs.map(({ problems }) => problems));
    return { runs: runs.filter(({ problems }) => problems === mistakes), mistakes };
  }

  /** Whether a text that ends at `cursor` can be parsed with at most this many mistakes. */
  canRead(tokens: readonly IToken[], cursor: IToken, mistakes: number): boolean {
    for (const { problems } of this.#runs(tokens, cursor)) if (problems <= mistakes) return true;
    return false;
  }

  *#runs(tokens: readonly IToken[], cursor: IToken): Generator<Run> {
    this.#decisions = [];
    for (let count = 0; count < MOST_RUNS; count++) {
      const run = this.#run([...tokens, cursor], cursor);
      if (run) yield run;
      while (this.#decisions.length > 0 && isLast(this.#decisions.at(-1)!)) this.#decisions.pop();
      const last = this.#decisions.at(-1);
      if (!last) return;
      last.answer++;
    }
  }

  #run(tokens: IToken[], cursor: IToken): Run | undefined {
    const items: Item[] = [];
    this.#cursor = cursor;
    this.#decided = 0;
    this.#passed = false;
    this.#behindName = false;
    this.#offered = [];
    return this.reading(tokens, () => {
      let met = true;
      try {
        this.readInto('file', { items });
        met = this.#passed || this.#offered.length > 0;
      } catch (error) {
        if (error !== MET) throw error;
      }
      if (!met) return undefined;
      return {
        problems: this.found.all.length,
        offered: this.#offered,
        ...(this.#passed && { reading: { items, rule: this.#rule, behindName: this.#behindName } }),
      };
    });
  }

  override LA(ahead: number): IToken {
    const token = super.LA(ahead);
    if (token === this.#cursor || token.tokenType === EOF) this.#looked = true;
    return token;
  }

  /** Mistakes are only counted. */
  override report(problem: UnlistedMistake): void {
    super.report(problem);
  }

  /** A mistake before the cursor does not hide what can follow on a new line. */
  override atEnd(): boolean {
    return super.atEnd() || (this.#atCursor() && this.startsLine());
  }

  protected override isBlind(): boolean {
    return this.#passed || this.#atCursor();
  }

  #atCursor(): boolean {
    return this.#cursor !== undefined && super.LA(1) === this.#cursor;
  }

  /** Picks one of several answers. */
  #decide(of: number): number {
    if (of === 1) return 0;
    const at = this.#decided++;
    this.#decisions[at] ??= { answer: 0, of };
    return this.#decisions[at].answer;
  }

  /** The result of a gate; undefined if it depends on what comes at or after the cursor. */
  #ask(gate: (() => boolean) | undefined): boolean | undefined {
    if (!gate) return true;
    this.#looked = false;
    const holds = gate.call(this);
    return this.#looked ? undefined : holds;
  }

  /** Records the keywords that can be at the cursor; returns whether a name can. */
  #note(rule: string, leaves: readonly LeafToken[]): boolean {
    let names = false;
    for (const leaf of leaves) {
      if (leaf.mistaken) continue;
      names ||= leaf.names === true;
      for (const offered of wordsOf(leaf)) {
        this.#offered.push({ ...offered, rule, behindName: this.#behindName });
      }
    }
    return names;
  }

  /** Whether to parse an optional part. */
  #takes(options: Optional): boolean {
    if (this.#passed) return false;
    const { rule, ways, offers, needed } = options;
    if (!this.#atCursor()) {
      if (!ways.some((way) => canBegin(way, super.LA(1)))) return false;
      return this.#ask(options.GATE) ?? this.#decide(2) === 0;
    }
    if (this.#ask(options.GATE) === false) return false;
    const leaves = ways.flatMap(firstTokens);
    const names = this.#note(rule, offers ? leaves.filter(offers) : leaves);
    if (names && this.#decide(2) === 0) return true;
    if (needed) throw MET;
    return false;
  }

  override option(_: number, options: unknown): never {
    const { DEF } = options as Optional;
    return (this.#takes(options as Optional) ? DEF() : undefined) as never;
  }

  override many(_: number, options: unknown): void {
    const { DEF } = options as Optional;
    for (let before: unknown; before !== super.LA(1) && this.#takes(options as Optional); ) {
      before = super.LA(1);
      DEF();
    }
  }

  override atLeastOne(at: number, options: unknown): void {
    const many = options as Optional;
    const isBehind = this.#passed || this.#atCursor();
    // If the first item is missing, chevrotain reports it.
    if (!isBehind && !this.#takes(many)) super.atLeastOne(at, many);
    else {
      many.DEF();
      this.many(at, many);
    }
  }

  override or(at: number, options: unknown): never {
    const { DEF: alternatives, rule, ways } = options as Choice;
    const go = (way: number) => alternatives[way].ALT() as never;
    if (this.#passed) return go(this.#decideOnce(ways));
    if (!this.#atCursor()) {
      const open: number[] = [];
      for (const [way, syntax] of ways.entries()) {
        if (!canBegin(syntax, super.LA(1))) continue;
        const holds = this.#ask(alternatives[way].GATE);
        if (holds !== false) open.push(way);
        if (holds) break;
      }
      return open.length > 0
        ? go(open[this.#decide(open.length)])
        : (super.or(at, options as Choice) as never);
    }
    const withNames: number[] = [];
    for (const [way, syntax] of ways.entries()) {
      if (this.#ask(alternatives[way].GATE) === false) continue;
      if (this.#note(rule, firstTokens(syntax))) withNames.push(way);
    }
    if (withNames.length === 0) throw MET;
    return go(withNames[this.#decide(withNames.length)]);
  }

  /** After a made-up name any alternative will do, but the first choice may determine which names fit. */
  #decideOnce(ways: readonly Syntax[]): number {
    const right = ways.flatMap((way, i) => (firstTokens(way).some(({ mistaken }) => mistaken) ? [] : i));
    if (this.#chosen) return right[0];
    this.#chosen = true;
    return right[this.#decide(right.length)];
  }

  override consume(at: number, type: TokenType, options: unknown): IToken {
    const { rule, leaf } = options as Consuming;
    if (this.#passed) return this.#made(type, 1, imageOf(type));
    if (!this.#atCursor()) {
      this.#behindName = leaf.names === true;
      return super.consume(at, type, options as Consuming);
    }
    if (!this.#note(rule, [leaf])) throw MET;
    this.#passed = true;
    this.#chosen = false;
    this.#rule = rule;
    return this.#made(type, 0, PLACEHOLDER);
  }

  /** A made-up token at the cursor or after it. */
  #made(type: TokenType, ahead: number, image: string): IToken {
    const { startOffset, ...cursor } = this.#cursor!;
    return {
      ...cursor,
      startOffset: startOffset + ahead,
      image,
      tokenType: type,
      tokenTypeIdx: type.tokenTypeIdx!,
    };
  }
}

const isLast = ({ answer, of }: { answer: number; of: number }): boolean => answer === of - 1;

/** The keywords that a leaf stands for. */
function wordsOf({ type, write, one }: LeafToken): Omit<OfferedWord, 'rule' | 'behindName'>[] {
  if (write !== undefined && one !== undefined)
    return [
      { word: one, form: 'one' },
      { word: write, form: 'many' },
    ];
  if (write !== undefined && type !== Article && /^[a-z]/.test(write)) return [{ word: write }];
  return wordsOfType(type).map((word) => ({ word }));
}

/** The image of a token that a rule requires after the cursor; for a name, any thing. */
function imageOf(type: TokenType): string {
  if (type === NumberToken) return '1';
  if (type === Times) return 'x1';
  if (type === Text) return '""';
  return wordsOfType(type)[0] ?? 'tile';
}
