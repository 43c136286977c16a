/** Where a declaration that could not be read ends. */
import { BlockOpen, DeclarationWord, SettingWord, StepWord, word } from '../tokens.ts';
import type { Reading } from './reading.ts';

/** Whether a declaration begins at the next token; `hand` inside the head of a card is a clause. */
export function atNextDeclaration(reading: Reading, inCard: boolean): boolean {
  if (reading.atDeclaration()) return true;
  // Before a step such a word stands for something else, and most likely by mistake.
  const beforeSteps = reading.is(2, StepWord) || reading.peek(2).image === '';
  if (!reading.startsLine() || !reading.is(1, DeclarationWord) || beforeSteps) return false;
  return !(inCard && reading.is(1, word('hand')));
}

/** Goes on at the next declaration; after something unreadable, `hand` may also be a clause of it. */
export function skipDeclaration(reading: Reading, inCard = false): void {
  const from = reading.here();
  reading.skipTo(() => atNextDeclaration(reading, inCard));
  reading.skipped.push(reading.since(from));
}

/** Goes on at the next setting of a set. */
export function skipSetting(reading: Reading): void {
  const from = reading.here();
  reading.skipTo(
    () => (reading.startsLine() && reading.is(1, SettingWord)) || atNextDeclaration(reading, false),
  );
  reading.skipped.push(reading.since(from));
}

/** Goes on at the `{` of a declaration, at the next one, or where `stop` says. */
export function skipHead(reading: Reading, inCard: boolean, stop: () => boolean = () => false): void {
  reading.skipTo(() => stop() || reading.is(1, BlockOpen) || atNextDeclaration(reading, inCard));
}
