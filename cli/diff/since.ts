/** `diff`, and `--changed` of `print`: what is different since an earlier state, and how it is told. */
import type { Lang } from '../../print/wording/index.ts';
import { cardLabel } from '../../program/index.ts';
import { earlierSets } from '../load/earlier.ts';
import { type Spoken, saying } from '../load/set-words.ts';
import { styled } from '../terminal/styles.ts';
import { type CardChange, changesOf, type Difference } from './cards.ts';
import { differingLines } from './lines.ts';

/** What is asked about. */
interface Asked {
  inherited?: true;
  lang: Lang;
}

/**
 * The differences between cards now and before.
 * @param since a folder, a set `ecos build` wrote, the id of a bundled set, or a revision of the git repository the cards
 * are in
 * @throws UserError for anything else, and for cards that were broken then
 */
export function changesSince(
  since: string,
  paths: readonly string[],
  { result: now, nouns }: Spoken,
  { inherited, lang }: Asked,
): CardChange[] {
  const before = earlierSets({ version: since, paths }).map((set) => saying(set, nouns));
  return changesOf(before, now.sets, { inherited: inherited === true, lang });
}

/** The list of changes, for people. */
export function changesText(changes: readonly CardChange[], stream: NodeJS.WriteStream): string {
  return changes
    .map(({ set, kind, differences, ...card }) =>
      [
        styled('bold', `${cardLabel(card)}${set ? ` of ${set}` : ''}: ${kind}`, stream),
        ...(kind === 'removed' ? [] : differences.flatMap((one) => differenceLines(one, stream))),
      ].join('\n'),
    )
    .join('\n');
}

function differenceLines({ what, old, new: now }: Difference, stream: NodeJS.WriteStream): string[] {
  const lines = (text: string | undefined) => (text ? text.split('\n') : []);
  const differing = differingLines(lines(old), lines(now));
  const side = (sign: string, colour: 'red' | 'green', shown: readonly string[]) =>
    shown.map((line) => styled(colour, `    ${sign} ${line}`, stream));
  return [`  ${what}`, ...side('-', 'red', differing.old), ...side('+', 'green', differing.new)];
}
