/**
 * Parses the English rules text printed on a card back into the language. Each row holds one sentence; the steps of a longer
 * block have their own indented rows.
 */
import { type Block, namedThings, type Vocabulary } from '../../program/index.ts';
import {
  conditionText,
  HOLDINGS,
  perText,
  type Rewrites,
  rewrite,
  STEP_START,
  stepFromClause,
  TO_NAME,
} from './clauses.ts';

interface Row {
  depth: number;
  /** In lower case, without the punctuation at its end. */
  text: string;
  /** Whether it introduces the deeper rows below it. */
  heads: boolean;
}

/**
 * The steps of a printed text, in the language; undefined if it cannot be rules text. Names and places in it are not checked.
 * @param lower the program of steps in which these names may be meant; undefined if they have errors
 */
export function stepsFromPrint(
  text: string,
  words: Vocabulary,
  lower: (steps: string, meant: readonly string[]) => Block | undefined,
): string | undefined {
  const plain = rewrite(text, [...ABBREVIATIONS, ...namesOf(words)]);
  const meant = new Map<string, string[]>();
  const rows = rowsOf(
    plain.replace(MEANT_AGAIN, (all) => {
      const name = nameOf(all);
      meant.set(name, all.split(/, | or /).map(nameOf));
      return name;
    }),
  );
  const steps = rows && stepsOfRows(rows)?.join('; ');
  return steps && withNames(steps, meant, words, lower);
}

/** Things that are meant again: "that lion", "the first lion or the second lion". */
const ONE_AGAIN = String.raw`(?:(?<!gain )that|the (?:first|second|third|\d+th)) (?!use )[\w-]+(?: tile)?\b`;
const MEANT_AGAIN = new RegExp(String.raw`\b${ONE_AGAIN}(?:(?:, | or )${ONE_AGAIN})*`, 'g');
const NTH = ['first', 'second', 'third'];

/** "the second water tile" as a name: `second-water`. */
const nameOf = (again: string): string =>
  again.replaceAll(/\bthe |(?<=(?:desert|grassland|water|land)) tile\b/g, '').replaceAll(/,? /g, '-');

/** The steps with a name for each thing that is meant again, and no others. */
function withNames(
  steps: string,
  meant: ReadonlyMap<string, readonly string[]>,
  words: Vocabulary,
  lower: (steps: string, meant: readonly string[]) => Block | undefined,
): string | undefined {
  if (meant.size === 0) return steps.replaceAll(` as ${TO_NAME}`, '');
  let numbered = 0;
  const trial = lower(
    steps.replaceAll(` as ${TO_NAME}`, () => ` as step-${numbered++}`),
    [...meant.keys()],
  );
  const names = namedThings(trial ?? [], words).map(({ noun, nth, alike }) => {
    const own = nameOf(`${alike === 1 ? 'that' : (NTH[nth - 1] ?? `${nth}th`)} ${noun}`);
    return [...meant].find(([, all]) => all.includes(own))?.[0];
  });
  return (
    trial &&
    steps.replaceAll(` as ${TO_NAME}`, () => {
      const name = names.shift();
      return name === undefined ? '' : ` as ${name}`;
    })
  );
}

/** How another place of the same thing begins. */
const SITE = '(?=(?:not |either )*(?:adjacent to|within \\d+|on|in) )';

/** Abbreviations on cards with little room, the usual wording, and what joins the places of one thing. */
const ABBREVIATIONS: Rewrites = [
  [new RegExp(` that (?:is|are)(?: both)? ${SITE}`, 'g'), ' '],
  [new RegExp(` both ${SITE}`, 'g'), ' '],
  [new RegExp(`,? and ${SITE}`, 'g'), ' '],
  [/\bthe last one (?:placed|moved|replaced)\b/g, 'this'],
  [/(?<=\bswap [^.\n]* (?:to|of|(?<!cubes? )on) )it\b/gi, 'this'],
  [/ this feature[’']s habitat/g, ' the habitat containing this feature'],
];

/** The names of a set that are printed with spaces in place of their hyphens. */
function namesOf({ animals, elements, markers = [] }: Vocabulary): Rewrites {
  return [...animals, ...markers]
    .flatMap(({ name, plural }) => [name, plural])
    .concat(elements.map(({ name }) => name))
    .filter((name) => name.includes('-'))
    .toSorted((a, b) => b.length - a.length)
    .map((name) => [new RegExp(`\\b${name.replaceAll('-', ' ')}\\b`, 'g'), name]);
}

/** The rows, or undefined if this is not a printed text. */
function rowsOf(text: string): Row[] | undefined {
  if (/[;{}#"]/.test(text)) return undefined;
  // A sentence may go on after a comma at the end of a line.
  const lines = text
    .replaceAll(/,\s*\n\s*/g, ', ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const indents = lines.map((line) => line.length - line.trimStart().length);
  // The first row may follow the brace on the same line, where its indentation means nothing.
  const behind = lines.length > 1 && !lines[0]?.trimEnd().endsWith(':');
  const outer = Math.min(...indents.slice(behind ? 1 : 0));
  const sentences = lines.flatMap((line, i) =>
    [...line.trim().matchAll(/.+?(?:\.(?= )|$)/g)].map(([sentence]) => ({
      depth: Math.max(0, indents[i] - outer),
      whole: sentence.trim(),
    })),
  );
  if (sentences.length === 0 || !sentences.every(({ whole }) => /.[.:]$/.test(whole))) return undefined;
  return sentences.map(({ depth, whole }) => ({
    depth,
    text: whole.charAt(0).toLowerCase() + whole.slice(1, -1),
    heads: whole.endsWith(':'),
  }));
}

/** The steps of rows with the same depth as the first, and of the deeper rows that some of them introduce. */
function stepsOfRows(rows: readonly Row[]): string[] | undefined {
  const steps: string[] = [];
  const [{ depth }] = rows;
  if (rows.some((row) => row.depth < depth)) return undefined;
  for (let at = 0, next = 0; at < rows.length; at = next) {
    next = at + 1;
    while (rows[next]?.depth > depth) next++;
    const found = stepsOfRow(rows[at], rows.slice(at + 1, next));
    if (!found) return undefined;
    for (const step of found) {
      // The step continues the one before it.
      if (/^(?:else|or) /.test(step) && steps.length > 0) steps.push(`${steps.pop()} ${step}`);
      else steps.push(step);
    }
  }
  return steps;
}

/** The steps of a row, and of the deeper rows that it introduces. */
function stepsOfRow({ text, heads }: Row, deeper: readonly Row[]): string[] | undefined {
  const isAlone = deeper.length === 0;
  if (heads === isAlone) return undefined;
  if (isAlone) return stepsOf(text);
  const lead = leadOf(text);
  const inner = stepsOfRows(deeper);
  return lead === undefined || !inner ? undefined : [`${lead} { ${inner.join('; ')} }`];
}

/** How steps are introduced, and what the language writes before their braces. */
const LEADS: readonly (readonly [printed: RegExp, write: (...groups: string[]) => string])[] = [
  [/^you may$/, () => 'may'],
  [/^otherwise$/, () => 'else'],
  [/^(?:either|or)$/, (word) => word],
  [/^(otherwise, )?if (.*)$/, (_, otherwise, test) => `${otherwise ? 'else ' : ''}if ${conditionText(test)}`],
  [
    /^(you may )?do this (?:up to )?(?:(\d+) times|once)$/,
    (_, may, times = '1') => `repeat ${may ? 'up to ' : ''}${times}`,
  ],
  [/^once for (.*)$/, (_, count) => `repeat ${perText(count)}`],
  [/^each (?:other )?player\b.*$/, (players) => rewrite(players, HOLDINGS)],
  [/^let (an?(?:other)? player)$/, (_, player) => `choose ${player}`],
];

/** What the language writes for an introduction to steps; undefined if the text is not an introduction. */
function leadOf(text: string): string | undefined {
  for (const [printed, write] of LEADS) {
    const found = printed.exec(text);
    if (found) return write(...found);
  }
  return undefined;
}

/** Introductions with their steps in the same row, and the text between the two. */
const INTRODUCTIONS = [
  /^(you may)(?! do this (?:once|up to \d+ times):) /,
  /^((?:you may )?do this .*?|once for .*?|each (?:other )?player.*?): /,
  new RegExp(`^((?:otherwise, )?if .*?), (?=${STEP_START})`),
  new RegExp(`^(let an?(?:other)? player) (?=${STEP_START})`),
  /^(otherwise): /,
];

/** The steps of a sentence: "you may remove a lion, then gain 4 points". */
function stepsOf(text: string): string[] {
  if (text === 'do nothing') return [];
  for (const pattern of INTRODUCTIONS) {
    const [all, introduction = ''] = pattern.exec(text) ?? [];
    const lead = leadOf(introduction);
    if (all !== undefined && lead !== undefined)
      return [`${lead} { ${stepsOf(text.slice(all.length)).join('; ')} }`];
  }
  const [, branches] = /^either (.*)$/.exec(text) ?? [];
  if (branches === undefined) return text.split(', then ').map(stepFromClause);
  const blocks = branches
    .split(new RegExp(`, or (?=${STEP_START})`))
    .map((one) => `{ ${stepsOf(one).join('; ')} }`);
  return [`either ${blocks.join(' or ')}`];
}
