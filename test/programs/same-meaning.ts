/** Recognizes programs that mean the same and are printed in the same words. */
import { allSteps, type Block } from '../../program/index.ts';

type Data = Record<string, unknown>;

/** The steps in a normal form: each part in the first of its equivalent forms. */
export function meaning(steps: Block): unknown {
  return plain(withNormalNames(steps));
}

/** Names that are meant again, numbered as the steps give them; no text says others. */
function withNormalNames(steps: Block): unknown {
  const text = JSON.stringify(steps);
  const isMeant = (name: string) =>
    text.includes(`"spot":"named","name":"${name}"`) ||
    text.includes(`"test":"adjacent-to","name":"${name}"`);
  const given = allSteps(steps).flatMap((step) => ('as' in step && step.as !== undefined ? [step.as] : []));
  const names = [...new Set(given.filter(isMeant))];
  return JSON.parse(text, function (this: Data, key, value) {
    const isName = key === 'as' || (key === 'name' && (this.spot === 'named' || this.test === 'adjacent-to'));
    if (!isName) return value;
    return names.includes(value) ? `name-${names.indexOf(value)}` : undefined;
  });
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const data: Data = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
  return SAME.reduce((current, rule) => rule(current), data);
}

const SAME: readonly ((data: Data) => Data)[] = [
  // "No lions": at most 0.
  (data) => (data.is === 'most' && data.amount === 0 ? { ...data, is: 'exactly' } : data),
  // "No lions": not at least 1; "a lion": not 0.
  (data) => {
    const compare = data.compare as { is: string; amount: number } | undefined;
    if (!data.not || !compare) return data;
    const { not: _, ...test } = data;
    if (compare.is === 'least' && compare.amount === 1)
      return { ...test, compare: { is: 'exactly', amount: 0 } };
    if (compare.is === 'exactly' && compare.amount === 0)
      return { ...test, compare: { is: 'least', amount: 1 } };
    return data;
  },
  // Only animals are moved, only tiles are replaced.
  (data) => {
    const always = { moved: 'animal', replaced: 'tile' }[String(data.deed)];
    if (data.count !== 'done' || always === undefined || data.thing !== always) return data;
    const { thing: _, ...count } = data;
    return count;
  },
  // "You may do this once".
  (data) => {
    const [only, ...more] = data.op === 'may' ? (data.steps as Data[]) : [];
    const { times } = (only?.times ?? {}) as { times?: number };
    if (only?.op !== 'repeat' || more.length > 0 || times !== 1) return data;
    return { ...only, times: { upTo: 1 } };
  },
];
