/** After a misspelt keyword, continues parsing as if it were spelt correctly, to find further mistakes. */
import type { IToken } from 'chevrotain';
import type { Mistake, SourceFix, SyntaxMistake } from '../mistakes.ts';
import { countUpTo } from '../tokens/count-up-to.ts';
import { spanOf, standIn } from '../tokens/token-text.ts';
import { isA, KEYWORDS, NumberToken, typeOfWord } from '../tokens/tokens.ts';
import type { Span } from '../tree/span.ts';

/** Declarations that nothing else refers to. */
const STAND_ALONE: ReadonlySet<string> = new Set(['card', 'feature', 'scenario']);

type Reads<R> = (tokens: IToken[]) => R;

/** How many times tokens are parsed again with corrected words, and so how many misspelt words are found in one step. */
const ROUNDS = 5;

/** A text with more mistakes is parsed only once, so that the time stays linear in its length. */
export const MAX_REPARSES = 100;

/** Words to parse in place of the tokens from `first` up to, but not including, `behind`. */
interface Change extends Span {
  words: readonly string[];
  first: number;
  behind: number;
}

/** A change, and the problem and fix it comes from. */
interface Respelling extends Change {
  problem: SyntaxMistake;
  fix: SourceFix;
  /** The offset at which the step, or whatever else contains the words, ends. */
  end: number;
}

/**
 * The result of `read` on tokens in which misspelt words are replaced with the keywords from their fixes, if what follows then
 * makes sense.
 * @param first the result of `read` on the tokens as they are
 * @param most the number of mistakes up to which this is tried; with more, it would take too long
 */
export function parseWithRepairs<R extends { problems: readonly Mistake[] }>(
  tokens: IToken[],
  read: Reads<R>,
  most: number,
  first = read(tokens),
): R & { problems: Mistake[]; atFirst: readonly Mistake[] } {
  const understood: Mistake[] = [];
  const refused = new Set<string>();
  let now = tokens;
  let result = first;
  const atFirst = result.problems;
  if (atFirst.length === 0 || atFirst.length > most)
    return { ...result, problems: [...result.problems], atFirst };
  for (let round = 0; round < ROUNDS; round++) {
    const tried = respellings(result.problems, now, refused);
    if (tried.length === 0) break;
    const before = result.problems;
    let respelt = respelled(now, tried);
    let attempt = read(respelt);
    const sound = tried.filter((one) => makesSense(one, attempt.problems, before));
    for (const one of tried) if (!sound.includes(one)) refused.add(keyOf(one));
    if (sound.length === 0) continue;
    if (sound.length < tried.length) {
      respelt = respelled(now, sound);
      attempt = read(respelt);
    }
    now = respelt;
    result = attempt;
    for (const one of sound) understood.push(asUnderstood(one));
  }
  return { ...result, problems: [...understood, ...result.problems], atFirst };
}

/** The problem of a word that was parsed as its correction: it has no consequences. */
function asUnderstood({ problem, fix }: Respelling): SyntaxMistake {
  const { after: _, ...rest } = problem;
  const isOneOf = (problem.fixes ?? []).length > 1;
  const hint = isOneOf ? `did you mean \`${fix.edits[0].text}\`?` : problem.hint;
  return { ...rest, ...(hint !== undefined && { hint }), fixes: [fix], understood: true };
}

const keyOf = ({ from, words }: Change) => `${from} ${words.join(' ')}`;

/** The corrections offered by fixes, in text order: for each problem, the first that was not rejected yet. */
function respellings(
  problems: readonly Mistake[],
  tokens: readonly IToken[],
  refused: ReadonlySet<string>,
): Respelling[] {
  const found: Respelling[] = [];
  const starts = tokens.map(({ startOffset }) => startOffset);
  for (const problem of problems) {
    if (!('values' in problem) || problem.understood || !problem.fixes) continue;
    for (const fix of problem.fixes) {
      // What other declarations contain may be used anywhere, so a declaration that was not written is not invented.
      if (problem.code === 'ECO112' && !STAND_ALONE.has(fix.edits[0].text)) continue;
      const change = changeOf(fix, tokens, starts);
      if (!change || refused.has(keyOf(change)) || isByChance(problem, tokens[change.first])) continue;
      // The second of two corrections in one step is tried once the first makes sense.
      if (change.from >= (found.at(-1)?.end ?? 0))
        found.push({ ...change, problem, fix, end: endOf(tokens, change.behind) });
      break;
    }
  }
  return found;
}

/** Whether a fix concerns a keyword that is close to another one by chance, or that begins something else. */
const isByChance = ({ near }: SyntaxMistake, token: IToken) =>
  KEYWORDS.has(token.image) && (near || isA(token, 'DeclarationWord'));

/** The words of a fix, if it only replaces or removes whole words, and writes nothing but keywords and numbers. */
function changeOf(
  { edits, certain }: SourceFix,
  tokens: readonly IToken[],
  starts: readonly number[],
): Change | undefined {
  const [{ from, to, text }] = edits;
  const words = text === '' ? [] : text.split(' ');
  const isKnown = words.every((one) => KEYWORDS.has(one) || /^\d+$/.test(one));
  if (edits.length > 1 || from === to || !isKnown || (words.length === 0 && !certain)) return undefined;
  // A removal may start with a space.
  const first = words.length === 0 ? countUpTo(starts, from - 1) : countUpTo(starts, from) - 1;
  let behind = Math.max(first, 0);
  while (behind < tokens.length && starts[behind] < to && isA(tokens[behind], 'AnyWord')) behind++;
  const last = tokens[first - 1];
  const isFirst = starts[first] === from || (words.length === 0 && !(last && spanOf(last).to > from));
  const isWhole = isFirst && behind > first && spanOf(tokens[behind - 1]).to <= to;
  return isWhole && !(starts[behind] < to) ? { from, to, words, first, behind } : undefined;
}

/** The end of the step that contains a token. */
function endOf(tokens: readonly IToken[], from: number): number {
  let at = from;
  for (; at < tokens.length; at++) {
    const token = tokens[at];
    if (isA(token, ';') || isA(token, '{') || isA(token, '}')) break;
    if (isA(token, 'StepWord') && token.startLine !== tokens[at - 1].startLine) break;
  }
  return tokens[at]?.startOffset ?? Number.POSITIVE_INFINITY;
}

/** The tokens with some of them replaced by other words. */
function respelled(tokens: readonly IToken[], respellings: readonly Respelling[]): IToken[] {
  return respellings.reduceRight(
    (made, { first, behind, words }) =>
      made.toSpliced(
        first,
        behind - first,
        ...words.map((text, i) => replacementToken(text, tokens[first], tokens[behind - 1], i)),
      ),
    [...tokens],
  );
}

/** A token for a replacement word. The first of several covers the whole span of the replaced text. */
function replacementToken(text: string, first: IToken, last: IToken, place: number): IToken {
  const { to } = spanOf(last);
  const from = place === 0 ? spanOf(first).from : to;
  return standIn(typeOfWord(text) ?? NumberToken, text, { ...first, startOffset: from }, { from, to });
}

/** Whether a correction fits in its position, and the parser can tell what is wrong after it. */
function makesSense(
  { from, to, end, fix }: Respelling,
  after: readonly Mistake[],
  before: readonly Mistake[],
): boolean {
  const known = new Set(before.map(({ code, from }) => `${code} ${from}`));
  for (const problem of after) {
    if (problem.from >= from && problem.from < to) return false;
    const isNew = problem.from >= to && problem.from < end && !known.has(`${problem.code} ${problem.from}`);
    if (isNew && !fix.certain && !('values' in problem && problem.hint !== undefined)) return false;
  }
  return true;
}
