/** `diff`, and `--changed` of `print`: what is different since a git revision or an earlier build, and how it is told. */
import type { Lang } from '../print/wording/language.ts';
import { cardLabel } from '../runtime/ops/card-label.ts';
import { type CardChange, changesOf, type Difference } from './changes.ts';
import { checked } from './compiled.ts';
import { Refusal } from './refusal.ts';
import { type Spoken, saying } from './set-words.ts';
import { isBuilt } from './sources/built.ts';
import { atRevision } from './sources/revision.ts';
import { sourcesOf } from './sources/sources.ts';
import { statsOf } from './stats.ts';
import { styled } from './styles.ts';

/** What is asked about. */
interface Asked {
  inherited?: true;
  lang: Lang;
}

/**
 * The differences between cards now and before: `since` is the file of a set `ecos build` wrote, or a revision of the
 * git repository the cards lie in. Refuses cards that were broken then.
 */
export function changesSince(
  since: string,
  paths: readonly string[],
  { result: now, nouns }: Spoken,
  { inherited, lang }: Asked,
): CardChange[] {
  if (paths.includes('-')) throw new Refusal('Standard input has no earlier version: name a file or folder.');
  const compare = (places: readonly string[]): CardChange[] => {
    const before = places.length === 0 ? undefined : checked(sourcesOf(places));
    if (before?.broken)
      throw new Refusal(`The cards of ${since} have errors, so they cannot be compared with.`);
    const sets = (before?.sets ?? []).map((set) => saying(set, nouns));
    return changesOf(sets, now.sets, { inherited: inherited === true, lang });
  };
  const isFile = statsOf(since, 'read')?.isFile() ?? false;
  if (isFile && !isBuilt(since))
    throw new Refusal(`${since} is no built set; ecos build writes them, as SET.json.`);
  return isFile ? compare([since]) : atRevision(since, paths, compare);
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
  const side = (sign: string, colour: 'red' | 'green', text: string | undefined) =>
    text === undefined || text === ''
      ? []
      : text.split('\n').map((line) => styled(colour, `    ${sign} ${line}`, stream));
  return [`  ${what}`, ...side('-', 'red', old), ...side('+', 'green', now)];
}
