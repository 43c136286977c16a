/** Answers `ecos say`. */
import { asset } from '../../print/face/index.ts';
import type { Lang } from '../../print/wording/index.ts';
import { type Draft, hasHole, readDrafts, type WordsDraft, withoutStops } from '../../words/index.ts';
import { readStdin } from '../files/read.ts';
import { loadPlayableSet } from '../load/compile.ts';
import { inLanguage, printWarnings } from '../load/translate.ts';
import type { Answer } from '../terminal/command.ts';
import { indented, styled } from '../terminal/output.ts';

/**
 * The drafts that a text can mean, in the words of the set at a path; exit code 1 unless there is one, without a hole.
 * @param text `-` reads standard input
 */
export async function say(text: string, path: string | undefined, lang: Lang): Promise<Answer> {
  const { result, warnings } = await inLanguage(lang, await loadPlayableSet(path ? [path] : []));
  printWarnings(warnings);
  const said = text === '-' ? readStdin().text : text;
  const answer = readDrafts(said, result.sets[0].words, lang, asset('words'));
  const [draft, ...others] = answer.drafts;
  const isWhole = draft && !hasHole(draft) && others.length === 0;
  return { json: withoutStops(answer), text: answerText(answer), isWrong: !isWhole };
}

function answerText({ text, drafts }: WordsDraft): string {
  if (drafts.length === 0) return 'There is nothing to read.';
  return [
    ...(drafts.length > 1 ? [`This can mean ${drafts.length} things:`] : []),
    ...drafts.flatMap(({ eco, rules }) => [styled('bold', eco), indented(rules)]),
    ...remarks(text, drafts[0]!),
  ].join('\n\n');
}

/** What was not read, and what its words can be. */
function remarks(text: string, { pieces, spelt }: Draft): string[] {
  const part = ({ at, length }: { at: number; length: number }) =>
    text.slice(at, at + length).replaceAll(/\s+/g, ' ');
  return [
    ...pieces
      .filter(({ isHole }) => isHole)
      .map((piece) => `Not read: ${part(piece)}${piece.stop ? ` It stops at \`${part(piece.stop)}\`.` : ''}`),
    ...spelt.map((one) => `\`${part(one)}\`: did you mean \`${one.as}\`?`),
  ];
}
