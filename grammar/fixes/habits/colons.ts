/** Advice about a `:` used as in prose: after the keyword of a clause, before a choice, after a price. */
import type { Advice } from '../../mistakes.ts';
import { CLAUSE_WORDS, DECLARATION_WORDS, STEP_WORDS } from '../../tokens/words.ts';
import type { Span } from '../../tree/span.ts';
import { insert, sourceFix } from '../edits.ts';

/** How many characters before a sign are searched for its meaning. */
const LOOKED_AT = 100;

export const isStepWord = (word: string): boolean => STEP_WORDS.some((one) => one === word);

/** What to do about a `:` before a choice, or after a price or condition. */
export const fixColon = (of: string, at: Span): Advice | undefined =>
  fixChoice(of, at) ?? fixDependentStep(of, at);

/** `choose one: gain 2vp or gain a card`. */
function fixChoice(of: string, at: Span): Advice | undefined {
  const choice = choiceAt(of, at);
  if (!choice) return undefined;
  const { may, from, to, rest } = choice;
  const hint = 'to choose between steps, write `either { … } or { … }`';
  const ways = rest.split(/,\s*(?:or\s+)?|\s+or\s+/).map((way) => way.trim());
  const begin = (way: string) => isStepWord(/^[a-z]+/.exec(way)?.[0] ?? '');
  // If steps follow after a `;`, it is unclear which of them are choices.
  if (ways.length < 2 || !ways.every(begin)) return { hint };
  const either = `either ${ways.map((way) => `{ ${way} }`).join(' or ')}`;
  const edit = { from, to, text: may ? `may { ${either} }` : either };
  return { hint, sure: true, fixes: [sourceFix('write `either { … } or { … }`', false, edit)] };
}

const CHOICE =
  /\b(may )?(?:choose|pick|do)(?: (?:one|1|either|a|from|between|of|the|following|these|option))*\s*$/;

/** The words `choose one` before a `:`, and the choices after it, up to the end of the line. */
function choiceAt(of: string, { from, to }: Span): (Span & { may: boolean; rest: string }) | undefined {
  const found = of[from] === ':' && CHOICE.exec(of.slice(Math.max(0, from - LOOKED_AT), from));
  if (!found) return undefined;
  const [rest] = /^[^;{}\r\n]*/.exec(of.slice(to, to + LONGEST_CHOICE)) ?? [''];
  const may = found[1] !== undefined;
  return { may, from: from - found[0].length, to: to + rest.trimEnd().length, rest };
}

/** The most characters after a `:` that are examined. */
const LONGEST_CHOICE = 300;

/** The end of what a sign explains, if that goes beyond the next token. */
export const explainedTo = (of: string, at: Span): number | undefined => choiceAt(of, at)?.to;

/** Whether a `:` follows the keyword of a declaration or clause, where it is merely surplus. */
export function isBehindHead(of: string, at: number): true | undefined {
  if (of[at] !== ':') return undefined;
  const [head = ''] = /[a-z]+$/.exec(of.slice(Math.max(0, at - LOOKED_AT), at)) ?? [];
  return HEADS.has(head) || undefined;
}

const HEADS: ReadonlySet<string> = new Set([...DECLARATION_WORDS, ...CLAUSE_WORDS]);

/** `may pay 2 cubes: gain 5vp`, `if you have 3 cards: gain 2vp`. */
function fixDependentStep(of: string, { from, to }: Span): Advice | undefined {
  const before = of.slice(Math.max(0, from - LOOKED_AT), from);
  const [rest] = /^\s*[a-z][^;{}:\r\n]*/.exec(of.slice(to, to + LONGEST_CHOICE)) ?? [''];
  if (!isStepWord(/[a-z]+/.exec(rest)?.[0] ?? '')) return undefined;
  const close = insert(to + rest.trimEnd().length, ' }');
  const [, may, price] = /(?:^|[;{}\n])\s*(may\s+)?((?:pay|lose)\s[^;{}:\n]*)$/.exec(before) ?? [];
  if (price !== undefined) {
    const sign = { from, to, text: ';' };
    if (may === undefined)
      return { hint: 'steps are separated by `;`', fixes: [sourceFix('write `;`', false, sign)] };
    return {
      hint: 'put what is done for a price in the same braces: `may { pay a cube; gain 3vp }`',
      fixes: [sourceFix('write the braces', false, sign, insert(from - price.length, '{ '), close)],
    };
  }
  if (!/(?:^|[;{}\n])\s*if\s[^;{}:\n]*$/.test(before)) return undefined;
  return {
    hint: 'put what depends on a condition in braces: `if … { gain 1vp }`',
    fixes: [sourceFix('write the braces', false, { from, to, text: ' {' }, close)],
  };
}
