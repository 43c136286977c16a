/** Words that everyday English does not repeat: `if there is a lion and no shark`, `on the edge or on a desert`. */
import type { IToken } from 'chevrotain';
import type { Advice } from '../../mistakes.ts';
import { numberOf, spanOf } from '../../tokens/token-text.ts';
import { isA } from '../../tokens/tokens.ts';
import { adviceTo, insertion, removal, sourceFix } from '../edits.ts';
import { stepWindow, type Tokens } from '../step-window.ts';

/** How a test begins, up to the amount. */
const LEADS = [
  /^there (?=is |are )/,
  /^you (?:have|placed|moved|removed|replaced|paid|lost) /,
  /^(?:this|an?|the) [\w -]*?has /,
  /(?:adjacent to|within \d+ spaces? of|on) (?!.*\b(?:adjacent|in|on|within) )/,
];

/** `this habitat has a lion and no forest`: the second test must repeat how the first begins. */
export function fixSecondTest(tokens: Tokens): Advice | undefined {
  const window = stepWindow(tokens);
  if (!window) return undefined;
  const { step, read } = window;
  const isJoin = (token: IToken | undefined) => token !== undefined && isA(token, 'and', 'or');
  const join = isA(step[read - 1], 'Article') ? read - 2 : read - 1;
  const behind = step[join + 1];
  if (!isJoin(step[join]) || !behind || !isAmount(behind)) return undefined;
  const begin = step.findLastIndex((token, at) => at < join && (isA(token, 'if') || isJoin(token)));
  const first = imagesOf(step.slice(begin + 1, join));
  if (begin < 0 || /\bnot\b/.test(first)) return undefined;
  const found = LEADS.map((lead) => lead.exec(first)?.[0]).find((lead) => lead !== undefined);
  if (found === undefined) return undefined;
  const several = isA(behind, 'Number') && numberOf(behind) !== 1;
  const name = step.findIndex((token, at) => at > join && isA(token, 'Name') && !isAmount(token));
  // Players do not have what is in the landscape.
  const isThere = found === 'you have ' && name >= 0 && !/^(vp|cubes?|cards?)$/.test(step[name].image);
  const begins = isThere ? 'there ' : found;
  const lead = `${begins}${begins === 'there ' ? (several ? 'are ' : 'is ') : ''}`;
  const second = imagesOf(step.slice(join + 1, name < 0 ? join + 2 : name + 1));
  return {
    hint: `write the whole condition: \`${lead}${second}\``.replace(/ `$/, '`'),
    fixes: [insertion(behind.startOffset, lead, true)],
  };
}

const SITES = ['adjacent', 'on', 'in', 'within'] as const;

/** `on the edge and on a desert`, `on the edge or on a desert`: sites follow each other without a word, or follow `either`. */
export function fixSites(tokens: Tokens): Advice | undefined {
  const window = stepWindow(tokens);
  if (!window) return undefined;
  const { step, read } = window;
  const before = step.slice(0, read);
  const sites = before.flatMap((token, at) => (isA(token, ...SITES) ? [at] : []));
  const last = sites.at(-1);
  if (last === undefined || !isPlace(tokens) || before.some((token) => isA(token, 'if'))) return undefined;
  const join = tokens.peek(1);
  if (isA(join, 'and')) {
    const gap = { from: spanOf(tokens.peek(0)).to, to: spanOf(join).to };
    const hint = 'for both, write one place after the other, without `and`: `on the edge adjacent to a lion`';
    return adviceTo(removal(gap, 'and', true), hint);
  }
  const negated = isA(step[last - 1], 'not');
  const from = step[negated ? last - 1 : last].startOffset;
  const hint = 'for one of two places, write `either`: `either on the edge or adjacent to a lion`';
  return adviceTo(insertion(from, 'either ', sites.length === 1 && !negated), hint);
}

/** Whether a place follows the word ahead; `adjacent` alone may also begin a count. */
function isPlace(tokens: Tokens): boolean {
  const at = isA(tokens.peek(2), 'not') ? 3 : 2;
  if (isA(tokens.peek(at), 'adjacent')) return tokens.peek(at + 1).image === 'to';
  return isA(tokens.peek(at), ...SITES);
}

/** `without a lion and without a shark`: a single `with` or `without` introduces everything a ground has or lacks. */
export function fixSecondWith(tokens: Tokens): Advice | undefined {
  const window = stepWindow(tokens);
  if (!window || !isA(tokens.peek(1), 'and')) return undefined;
  const { step, read } = window;
  const held = step.findLastIndex((token, at) => at < read && isA(token, 'with', 'without'));
  const [and, second, article, name] = step.slice(read);
  const thing = isA(article, 'Article') ? name : article;
  if (held < 0 || !thing) return undefined;
  const { from } = spanOf(and);
  const { image } = step[held];
  if (image === 'without' && second.image === 'with') {
    const end = isA(step[held + 1], 'Article') ? held + 1 : held;
    const without = { from: spanOf(step[held]).from, to: spanOf(step[end]).to, text: 'with no' };
    const surplus = { from: spanOf(second).from, to: article.startOffset, text: '' };
    const fix = sourceFix('write `with no … and`', true, without, surplus);
    return adviceTo(fix, 'write `with` once: `with no lion and a shark`');
  }
  if (!isA(second, 'without') && !(image === 'without' && isA(second, 'no'))) return undefined;
  const [write, hint] =
    image === 'without'
      ? ['or', 'write `without` once: `without lions or sharks`']
      : ['and no', 'write `and no`: `with a lion and no shark`'];
  const edit = { from, to: thing.startOffset, text: `${write} ` };
  return adviceTo(sourceFix(`write \`${write}\``, true, edit), hint);
}

const isAmount = (token: IToken): boolean => isA(token, 'Number', 'Article', 'no', 'at', 'exactly');
const imagesOf = (tokens: readonly IToken[]): string =>
  tokens.map(({ image }) => image).join(' ') + (tokens.length > 0 ? ' ' : '');
