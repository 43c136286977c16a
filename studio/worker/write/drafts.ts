/** Drafts as cards: what is written for one, and what a card in the card language is instead. */
import type { Vocabulary } from '../../../program/index.ts';
import { type DraftPiece, inCardOrder, isFeatureText, LongText } from '../../../words/index.ts';

/** The energy of a new card, as far as its set has it. */
const ENERGY = ['grassland', 'animal'];

/** The text of a new card or Landscape Feature with some pieces, and where they are in it. */
export function sourceWith(pieces: readonly DraftPiece[], number: number, { elements }: Vocabulary) {
  const names = elements.filter(({ any }) => !any).map(({ name }) => name);
  const own = ENERGY.filter((one) => names.includes(one));
  const energy = (own.length > 0 ? own : names.slice(0, 1)).join(', ');
  let source = isFeatureText(pieces.map(({ eco }) => eco).join('; '))
    ? `feature ${number} blue "Yours"\n  pattern "G"\n{\n`
    : `card ${number} brown "Yours"\n  leaves 2\n  energy ${energy}\n{\n`;
  const spans = new Map(
    inCardOrder(pieces).map((piece) => {
      const from = source.length;
      source += `  ${piece.eco};\n`;
      return [piece, { from, to: source.length }];
    }),
  );
  return { source: `${source}}\n`, spans };
}

/** For each of some pieces, the names of its steps in the text of their card. */
export const pieceSteps = (
  pieces: readonly DraftPiece[],
  spans: ReturnType<typeof sourceWith>['spans'],
  steps: readonly { name: string; from: number }[],
): string[][] =>
  pieces.map((piece) => {
    const { from, to } = spans.get(piece) ?? { from: 0, to: 0 };
    return steps.filter((step) => from <= step.from && step.from < to).map(({ name }) => name);
  });

/** What is read; what is wrong with its text if that is too long. */
export function unlessLong<Read>(read: () => Read): Read | LongText {
  try {
    return read();
  } catch (error) {
    if (error instanceof LongText) return error;
    throw error;
  }
}

/** Why a text is not read. */
export const longRefusal = ({ why, at }: LongText) => ({ is: 'too long to be read', why, at });

/** A text that is a card in the card language, with another number: an assistant puts it into a block of code. */
export function writtenCard(text: string, number: number): string | undefined {
  const code = (/```\w*\n(.*?)```/s.exec(text)?.[1] ?? text).trim();
  return /^(?:card|feature)\b.*\{/s.test(code)
    ? `${code.replace(/^(\w+)(\s+\d+)?/, `$1 ${number}`)}\n`
    : undefined;
}
