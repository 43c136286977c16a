/** Finds and shows what changed since an earlier version, for `diff` and `print --changed`. */
import { type Lang, rulesText } from '../../print/wording/index.ts';
import { cardLabel } from '../../program/messages/index.ts';
import {
  type CardChange,
  cardChanges,
  differingLines,
  type PropertyChange,
} from '../../simulate/change/index.ts';
import { withPictureHashes } from '../load/card-art.ts';
import { earlierSets } from '../load/revision.ts';
import type { Translation } from '../load/translate.ts';
import { styled } from '../terminal/output.ts';

/**
 * The differences between the cards now and before.
 * @param since a folder, a set `ecos build` wrote, the id of a bundled set, or a revision of the git repository that contains the
 *   cards
 * @throws UserError for anything else, and if the earlier cards had errors
 */
export async function changesSince(
  since: string,
  paths: readonly string[],
  { result: now }: Pick<Translation, 'result'>,
  { inherited, lang }: { inherited?: true; lang: Lang },
): Promise<CardChange[]> {
  const before = await earlierSets(since, paths, lang);
  const after = now.sets.map((set) => withPictureHashes(now, set));
  return cardChanges(before, after, {
    inherited: inherited === true,
    rulesText: (card, words) => rulesText(card, words, lang),
  });
}

/** Formats the list of changes for people. */
export function changesText(changes: readonly CardChange[]): string {
  return changes
    .map(({ set, kind, differences, ...card }) =>
      [
        styled('bold', `${cardLabel(card)}${set ? ` of ${set}` : ''}: ${kind}`),
        ...(kind === 'removed' ? [] : differences.flatMap((one) => differenceLines(one))),
      ].join('\n'),
    )
    .join('\n');
}

function differenceLines({ what, old, new: now }: PropertyChange): string[] {
  const lines = (text: string | undefined) => (text ? text.split('\n') : []);
  const differing = differingLines(lines(old), lines(now));
  const side = (sign: string, colour: 'red' | 'green', shown: readonly string[]) =>
    shown.map((line) => styled(colour, `    ${sign} ${line}`));
  return [`  ${what}`, ...side('-', 'red', differing.old), ...side('+', 'green', differing.new)];
}
