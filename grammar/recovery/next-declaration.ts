/** Where a declaration begins, and where one that could not be read ends. */
import type { IToken } from 'chevrotain';
import { isA, type TokenKind } from '../tokens/tokens.ts';
import { SETTING_WORDS } from '../tokens/words.ts';
import type { Lookahead, Reading } from './reading.ts';
import { startsMisspelt } from './unknown.ts';

/**
 * Whether a declaration certainly begins at a token, whatever braces are open around it. `token(0)` is that token, `token(1)` the
 * one after it, `token(-1)` the one before.
 */
export function beginsDeclaration(token: (offset: number) => IToken | undefined): boolean {
  // Called for every token, and nearly always decided here.
  const first = token(0);
  if (!first || !isA(first, 'DeclarationWord')) return false;
  const is = (offset: number, ...kinds: TokenKind[]) => isA(token(offset), ...kinds);
  const atMargin = () => token(0)?.startColumn === 1 && !CONTINUATIONS.has(token(-1)?.image ?? '');
  if (is(0, 'scenario')) return is(1, 'Text') || atMargin();
  if (is(0, 'card', 'feature')) {
    return is(1, 'Number') && (is(2, 'brown', 'blue') || atMargin());
  }
  if (is(0, 'set')) return is(1, 'AnyWord') && is(2, 'Text');
  // A scenario may have a layout line too, with something after it that does not belong there.
  if (is(0, 'layout')) return is(1, 'AnyWord') && is(2, 'Text') && !is(-1, '{', ';');
  if (is(0, 'element')) return is(1, 'AnyWord') && is(2, 'Times');
  if (is(0, 'animal', 'marker')) return is(1, 'AnyWord') && is(2, 'Times', 'plural');
  if (is(0, 'hand')) return is(1, 'AnyWord') && is(2, 'footprint', 'leaf');
  return false;
}

/** Words after which `card 12` at the start of a line still belongs to the text before it. */
const CONTINUATIONS = new Set(['do', 'given', 'expect', 'choose', 'refuse', 'gain', 'a', 'an', 'or', 'and']);

/** Whether a declaration begins at the next token; `hand` inside the head of a card is a clause. */
export function atNextDeclaration(reading: Lookahead, inCard: boolean): boolean {
  if (beginsDeclaration((offset) => reading.peek(1 + offset))) return true;
  // Before a step such a word means something else, and is most likely a mistake.
  const beforeSteps = reading.is(2, 'StepWord') || reading.peek(2).image === '';
  if (!reading.startsLine() || !reading.is(1, 'DeclarationWord') || beforeSteps) return false;
  return !(inCard && reading.is(1, 'hand'));
}

/** Skips to the next declaration, or to where `stop` holds. `inCard`: a `hand` may be a clause of what is skipped. */
export function skipDeclaration(
  reading: Reading,
  inCard = false,
  stop: (reading: Reading) => boolean = () => false,
): void {
  const from = reading.here();
  reading.skipTo(() => stop(reading) || atNextDeclaration(reading, inCard));
  noteSkipped(reading, from);
}

/** Records the text skipped since an offset, if any. At the end of a text there is none, and the offset is not a number. */
function noteSkipped(reading: Reading, from: number): void {
  const skipped = reading.since(from);
  if (from >= 0 && skipped.to > from) reading.skipped.push(skipped);
}

/** Skips to the next setting of a set. */
export function skipSetting(reading: Reading): void {
  const from = reading.here();
  reading.skipTo(
    () =>
      (reading.startsLine() && reading.is(1, 'SettingWord')) ||
      startsMisspelt(reading, SETTING_WORDS) ||
      atNextDeclaration(reading, false),
  );
  noteSkipped(reading, from);
}

/** Skips to the `{` of a declaration, to the next declaration, or to where `stop` holds. */
export function skipHead(reading: Reading, inCard: boolean, stop: () => boolean = () => false): void {
  reading.skipTo(() => stop() || reading.is(1, '{') || atNextDeclaration(reading, inCard));
}
