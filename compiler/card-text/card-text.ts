/**
 * Parses the English rules text printed on a card back into the language. Each row holds one sentence; the steps of a longer
 * block have their own indented rows.
 */
import type { Vocabulary } from '../../program/index.ts';
import { conditionOf, ownedOf, perOf, type Rename, STEP_START, stepFromClause } from './clauses.ts';

interface Row {
  depth: number;
  /** In lower case, without the punctuation at its end. */
  text: string;
  /** Whether it introduces the deeper rows below it. */
  heads: boolean;
}

/** The steps of a printed text, in the language; undefined if it cannot be rules text. Names and places in it are not checked. */
export function stepsFromPrint(text: string, words: Vocabulary): string | undefined {
  const rows = rowsOf(SHORT.reduce((current, [short, usual]) => current.replace(short, usual), text));
  if (!rows) return undefined;
  const rename = renamer(words);
  const read = blockOf(rows, 0, rename);
  return read?.next === rows.length ? read.steps.join('; ') : undefined;
}

/** Abbreviations on cards with little room, and the usual wording. */
const SHORT: readonly [RegExp, string][] = [
  [/, max\. (\d+(?: points?)?(?: of each)?)/g, ', up to $1 in all'],
  [/, min\. /g, ', at least '],
  [/ (on the|the|not on the) edge(?! of)/g, ' $1 edge of the landscape'],
  [/ this feature[’']s habitat/g, ' the habitat containing this feature'],
];

/** The rows, or undefined if this is not a printed text. */
function rowsOf(text: string): Row[] | undefined {
  if (/[;{}#"]/.test(text)) return undefined;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const indents = lines.map((line) => line.length - line.trimStart().length);
  // The first row may follow the brace on the same line, where its indentation means nothing.
  const behind = lines.length > 1 && !lines[0]?.trimEnd().endsWith(':');
  const outer = Math.min(...indents.slice(behind ? 1 : 0));
  const rows: Row[] = [];
  let begun = '';
  for (const [i, line] of lines.entries()) {
    const depth = Math.max(0, indents[i] - outer);
    for (const [sentence] of line.trim().matchAll(/.+?(?:[.,:]$|\.(?= |$)|$)/g)) {
      const whole = `${begun}${sentence.trim()}`;
      begun = whole.endsWith(',') ? `${whole} ` : '';
      if (begun !== '') continue;
      if (!/[.:]$/.test(whole)) return undefined;
      const sentenceText = whole.slice(0, -1);
      if (sentenceText === '') return undefined;
      rows.push({
        depth,
        text: sentenceText.charAt(0).toLowerCase() + sentenceText.slice(1),
        heads: whole.endsWith(':'),
      });
    }
  }
  return rows.length > 0 && begun === '' ? rows : undefined;
}

interface Read {
  steps: string[];
  next: number;
}

/** The steps from a row on, up to the first row that is less indented. */
function blockOf(rows: readonly Row[], start: number, rename: Rename): Read | undefined {
  const steps: string[] = [];
  const { depth } = rows[start] ?? { depth: 0 };
  let at = start;
  /** How many `else` blocks enclose the `if` that the next row may continue. */
  let within = 0;
  while (at < rows.length && rows[at]!.depth >= depth) {
    const row = rows[at++]!;
    if (row.depth > depth) return undefined;
    const isChained = row.text.startsWith(OTHERWISE_IF);
    let added: string[];
    if (row.heads) {
      if ((rows[at]?.depth ?? -1) <= depth) return undefined;
      const inner = blockOf(rows, at, rename);
      const lead = leadOf(isChained ? row.text.slice(OTHERWISE_IF.length - 'if '.length) : row.text, rename);
      if (!inner || lead === undefined) return undefined;
      at = inner.next;
      const block = `${lead} { ${inner.steps.join('; ')} }`;
      added = [isChained ? `else { ${block} }` : block];
    } else added = stepsOf(row.text, rename);
    for (const step of added) {
      // The step continues the one before it.
      if (/^(?:else|or) \{/.test(step) && steps.length > 0) {
        const end = ' }'.repeat(within);
        const before = steps.pop()!;
        steps.push(`${before.slice(0, before.length - end.length)} ${step}${end}`);
        if (isChained) within++;
      } else {
        steps.push(step);
        within = 0;
      }
    }
  }
  return { steps, next: at };
}

/** The keyword for an introduction to steps; undefined if the text is not an introduction. */
function leadOf(text: string, rename: Rename): string | undefined {
  const plain = LEADS[text];
  if (plain !== undefined) return plain;
  const times = /^(you may )?do this (?:up to )?(?:(\d+) times|once)$/.exec(text);
  if (times) return `repeat ${times[1] ? 'up to ' : ''}${times[2] ?? 1}`;
  const per = /^do this once for (.*), counted first$/.exec(text);
  if (per) return `repeat ${perOf(per[1]!, rename)}`;
  const condition = /^if (.*)$/.exec(text);
  if (condition) return `if ${conditionOf(condition[1]!, rename)}`;
  return /^each (?:other )?player\b|^choose (?:a|another) player$/.test(text)
    ? ownedOf(rename(text))
    : undefined;
}

/** How a test after a failed one begins: the rows below may continue either. */
const OTHERWISE_IF = 'otherwise, if ';

const LEADS: Readonly<Record<string, string>> = {
  'you may': 'may',
  otherwise: 'else',
  either: 'either',
  or: 'or',
};

/** Introductions with their steps in the same row, and the text between the two. */
const INLINE = [
  /^(you may)(?! do this (?:once|up to \d+ times):) ()/,
  /^(otherwise)(, )/,
  /^((?:you may )?do this .*?|each (?:other )?player.*?|choose (?:a|another) player)(: )/,
  new RegExp(`^(if .*?)(, )(?=${STEP_START})`),
];

/** The steps of a sentence: "you may remove a lion, then gain 4 points". */
function stepsOf(text: string, rename: Rename): string[] {
  if (text === 'do nothing') return [];
  for (const pattern of INLINE) {
    const found = pattern.exec(text);
    const lead = found && leadOf(found[1]!, rename);
    if (lead !== undefined && lead !== null) {
      return [`${lead} { ${stepsOf(text.slice(found![0].length), rename).join('; ')} }`];
    }
  }
  const branches = /^either (.*)$/.exec(text);
  if (branches) {
    const all = branches[1]!.split(new RegExp(`, or (?=${STEP_START})`));
    return [`either ${all.map((one) => `{ ${stepsOf(one, rename).join('; ')} }`).join(' or ')}`];
  }
  return text.split(', then ').map((clause) => stepFromClause(clause, rename));
}

/** Restores the hyphens in the names of a set. */
function renamer({ animals, elements, markers = [] }: Vocabulary): Rename {
  const names = [...animals, ...markers]
    .flatMap(({ name, plural }) => [name, plural])
    .concat(elements.map(({ name }) => name))
    .filter((name) => name.includes('-'))
    .toSorted((a, b) => b.length - a.length);
  const patterns = names.map(
    (name) => [new RegExp(`\\b${name.replaceAll('-', ' ')}\\b`, 'g'), name] as const,
  );
  return (text) => patterns.reduce((current, [pattern, name]) => current.replace(pattern, name), text);
}
