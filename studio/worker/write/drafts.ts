/** Drafts as cards: what is written for one, and what a card in the card language and a text past the bounds are instead. */
import type { Vocabulary } from '../../../program/index.ts';
import {
  type Draft,
  type DraftPiece,
  inCardOrder,
  LONGEST_TEXT,
  MOST_SENTENCES,
  type WordsDraft,
} from '../../../words/index.ts';

/** The energy of a new card, as far as its set has it. */
const ENERGY = ['grassland', 'animal'];

/** The text of a new card or Landscape Feature with some pieces, and where they are in it. */
export function sourceWith(
  pieces: readonly DraftPiece[],
  kind: 'card' | 'feature',
  number: number,
  { elements }: Vocabulary,
): { source: string; spans: ReadonlyMap<DraftPiece, { from: number; to: number }> } {
  const names = elements.filter(({ any }) => !any).map(({ name }) => name);
  const own = ENERGY.filter((one) => names.includes(one));
  const energy = (own.length > 0 ? own : names.slice(0, 1)).join(', ');
  const head =
    kind === 'card'
      ? `card ${number} brown "Yours"\n  leaves 2\n  energy ${energy}`
      : `feature ${number} blue "Yours"\n  pattern "G"`;
  let source = `${head}\n{\n`;
  const spans = new Map<DraftPiece, { from: number; to: number }>();
  for (const eco of inCardOrder(pieces.map((one) => one.eco))) {
    const piece = pieces.find((one) => one.eco === eco && !spans.has(one))!;
    const from = source.length;
    source += `  ${eco};\n`;
    spans.set(piece, { from, to: source.length });
  }
  return { source: `${source}}\n`, spans };
}

/** A text that is a card in the card language, with another number: an assistant puts it into a block of code. */
export function writtenCard(text: string, number: number): string | undefined {
  const code = (/```\w*\n(.*?)```/s.exec(text)?.[1] ?? text).trim();
  return /^(?:card|feature)\b.*\{/s.test(code)
    ? `${code.replace(/^(\w+)(\s+\d+)?/, `$1 ${number}`)}\n`
    : undefined;
}

/** Such a text as a draft in one piece. */
export function draftOfCard(
  text: string,
  eco: string,
  { rules, impact }: { rules: string; impact: boolean },
): Draft {
  const pieces = [{ at: 0, length: text.length, eco, rules, isHole: false }];
  return { eco, rules, impact, pieces, links: [], spelt: [] };
}

/** How many characters of a text are in the holes of its best draft. */
export const unreadLength = ({ drafts: [best] }: WordsDraft): number =>
  best?.pieces.reduce((sum, { length, isHole }) => sum + (isHole ? length : 0), 0) ?? 0;

/** Where a text begins to be too long to be read, and by how much it is. */
export function excess(text: string): { at: number; why: string } {
  const starts = [...text.matchAll(/[^\s.…!?;][^.…!?;\n]*/g)].map(({ index }) => index);
  const at = Math.min(starts[MOST_SENTENCES] ?? LONGEST_TEXT, LONGEST_TEXT);
  const [sentences, characters] = [`${MOST_SENTENCES} sentences`, `${figure(LONGEST_TEXT)} characters`];
  return starts.length > MOST_SENTENCES
    ? { at, why: `${starts.length} sentences; at most ${MOST_SENTENCES} are read, with ${characters}.` }
    : {
        at,
        why: `${figure(text.length)} characters; at most ${figure(LONGEST_TEXT)} are read, in ${sentences}.`,
      };
}

const figure = (amount: number): string => amount.toLocaleString('en');
