/**
 * Joins a sentence with those before it. The table marks how a sentence continues them: `@done` after "If you do, …", `@else`
 * after "Otherwise …", `@or` for the next of several ways.
 */
import { parseSteps, type StepNode, TRIGGER_WORDS } from '../grammar/index.ts';
import { deed } from './step-facts.ts';

/** The steps with further ones; undefined if they cannot go on so. `@and` parts a sentence that continues itself. */
export const join = (steps: readonly string[], sentence: string): string[] | undefined =>
  sentence
    .split(' @and ')
    .reduce<string[] | undefined>((joined, part) => joined && joinPart(joined, part), [...steps]);

function joinPart(steps: string[], sentence: string): string[] | undefined {
  const [, mark, rest = ''] = /^@(\w+) ?(.*)$/s.exec(sentence) ?? [];
  if (mark === undefined) return sentence === '' ? steps : [...steps, sentence];
  const last = steps.at(-1);
  if (last === undefined) return undefined;
  const [, head, inner] = TRIGGER.exec(last) ?? [];
  const within = inner === undefined ? undefined : join([inner.trim()], sentence);
  const joined = inner === undefined ? JOINS[mark]?.(last, rest) : within && `${head} ${within[0]} }`;
  return joined === undefined ? undefined : [...steps.slice(0, -1), joined];
}

/** The triggers of a card or feature: each is an effect of its own. */
const TRIGGER = new RegExp(`^((?:${TRIGGER_WORDS.join('|')}) [^{]*\\{)(.*)\\}$`, 's');

/** Whether a step is a trigger. */
export const isTrigger = (step: string): boolean => TRIGGER.test(step);

type Join = (last: string, rest: string) => string | undefined;
const JOINS: Readonly<Record<string, Join>> = {
  // "If you do, …"
  done(last, rest) {
    const step = onlyStep(last);
    // What somebody loses for something is paid.
    if (step?.kind === 'may') {
      const [offer, ...others] = step.steps.steps;
      const isUnsure = offer?.kind === 'lose' && others.length === 0 && isOpen(offer);
      return isUnsure ? undefined : `${withoutBrace(last).replace(/^may \{ lose /, 'may { pay ')}; ${rest} }`;
    }
    if (step?.kind === 'lose') return isOpen(step) ? undefined : `${last.replace('lose', 'pay')}; ${rest}`;
    // A gate that is closed ends the effect.
    if (step?.kind === 'place' || step?.kind === 'pay') return isOpen(step) ? undefined : `${last}; ${rest}`;
    const did = step && deed(step);
    if (!did || !('things' in step) || !('quantity' in step) || isOpen(step)) return undefined;
    const things = step.things.map(({ text }) => text).join(' or ');
    const amount = step.quantity && 'value' in step.quantity ? step.quantity.value : 1;
    return `${last}; if you ${did} ${amount} ${things} { ${rest} }`;
  },
  else(last, rest) {
    const joined = `${conditional(last)} else ${block(rest)}`;
    if (onlyStep(joined)?.kind === 'if') return joined;
    return onlyStep(last)?.kind === 'may'
      ? `either ${last.slice(last.indexOf('{'))} or ${block(rest)}`
      : undefined;
  },
  or(last, rest) {
    const joined = `${last} or ${block(rest)}`;
    return onlyStep(joined)?.kind === 'either' ? joined : undefined;
  },
};

/** Whether a step may be done in part, so that "if you do" can be said of any of its things, or of all. */
const isOpen = (step: StepNode): boolean =>
  'quantity' in step && step.quantity !== undefined && ('all' in step.quantity || step.quantity.upTo);

/** A step with a condition behind it, as a block behind the condition. */
function conditional(text: string): string {
  const step = onlyStep(text);
  if (!step || !('if' in step) || !step.if) return text;
  const { from, to } = step.if;
  return `${text.slice(from, to)} { ${text.slice(0, from)}}`;
}

/** `else if` goes on without braces of its own. */
const block = (steps: string): string => (/^(?:if .*|\{.*)\}$/s.test(steps) ? steps : `{ ${steps} }`);

function onlyStep(text: string): StepNode | undefined {
  const { steps, problems } = parseSteps(text);
  return problems.length === 0 && steps.length === 1 ? steps[0] : undefined;
}

const withoutBrace = (text: string): string => text.replace(/\s*\}$/, '');
