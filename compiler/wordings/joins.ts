/**
 * Joins a sentence with those before it. The table marks what a sentence goes on with: `@done` after "If you do, …", `@else`
 * after "Otherwise …", `@or` for the next of several ways, `the_lion` for a lion that was spoken of.
 */
import { parseSteps, type StepNode } from '../../grammar/index.ts';

/** The steps with a further one, in each way in which it can go on. */
export function join(steps: readonly string[], sentence: string): string[][] {
  const [, mark, rest] = /^@(\w+) (.*)$/s.exec(sentence) ?? [];
  if (mark === undefined) return sentence === '' ? [[...steps]] : [[...steps, sentence]];
  const last = steps.at(-1);
  const joined = last === undefined ? undefined : JOINS[mark]?.(last, rest!);
  return joined === undefined ? [] : [[...steps.slice(0, -1), joined]];
}

const JOINS: Readonly<Record<string, (last: string, rest: string) => string | undefined>> = {
  // "If you do, …"
  done(last, rest) {
    const step = onlyStep(last);
    if (step?.kind === 'may') return `${withoutBrace(last)}; ${rest} }`;
    return undefined;
  },
  else(last, rest) {
    const step = onlyStep(last);
    if (step?.kind === 'if' && !step.otherwise) return `${last} else ${block(rest)}`;
    if (step?.kind === 'if') return elseInside(last, rest);
    return step?.kind === 'may' ? `either ${last.slice(last.indexOf('{'))} or ${block(rest)}` : undefined;
  },
  or(last, rest) {
    return onlyStep(last)?.kind === 'either' ? `${last} or ${block(rest)}` : undefined;
  },
};

/** `else if` goes on without braces of its own. */
const block = (steps: string): string => (/^(?:if .*|\{.*)\}$/s.test(steps) ? steps : `{ ${steps} }`);

function elseInside(last: string, rest: string): string | undefined {
  const at = last.lastIndexOf('else if ');
  return at < 0 ? undefined : `${last} else ${block(rest)}`;
}

function onlyStep(text: string): StepNode | undefined {
  const { steps, problems } = parseSteps(text);
  return problems.length === 0 && steps.length === 1 ? steps[0] : undefined;
}

const withoutBrace = (text: string): string => text.replace(/\s*\}$/, '');
