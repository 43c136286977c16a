import { expect, it } from 'vitest';
import { cardFile } from './file.ts';
import { RULE_NAMES } from './rule-names.ts';

/** The names of all rules in a part of the description. */
function namesIn(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const inside = Object.values(part).flatMap((one) => namesIn(one, seen));
  const { is, name } = part as { is?: string; name?: string };
  return is === 'rule' || is === 'rule-of' ? [name!, ...inside] : inside;
}

it('the names of rules are those of the rules that the description has', () => {
  expect(RULE_NAMES.join(' ').split(' ').sort()).toEqual([...new Set(namesIn(cardFile))].sort());
});
