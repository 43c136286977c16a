/** Lowers which players are meant, and the property that singles them out. */
import { type AssetNode, meantName, type PlayersNode } from '../../grammar/index.ts';
import { type Asset, type PlayersWith, type RankedPlayers, readGood } from '../../program/index.ts';
import { whatIs } from '../names.ts';
import type { Context } from '../scope.ts';
import { compareInCondition } from './compare.ts';
import { GOODS, whole } from './context.ts';

/** Players with the most or fewest of something, or with a number of it; undefined if an error was reported. */
export function lowerPlayers(context: Context, node: PlayersNode): RankedPlayers | PlayersWith | undefined {
  if (!node.rank) return lowerPlayersWith(context, node);
  return whole({ rank: node.rank, what: node.asset && lowerAsset(context, node.asset) });
}

/** Players with a number of something; undefined if an error was reported. */
export function lowerPlayersWith(context: Context, node: PlayersNode): PlayersWith | undefined {
  const compare = compareInCondition(context, node.compare);
  return whole({ compare, what: node.asset && lowerAsset(context, node.asset) });
}

/** What players have, pay or lose. `all`: the word follows `all`, where points do not fit. */
export function lowerAsset(
  { names, report }: Context,
  { active, word }: AssetNode,
  all = false,
): Asset | undefined {
  if (!word) return undefined;
  const good = readGood(word.text);
  if (good === 'card' && active) return 'active-card';
  if (good && !active) return good;
  const known = whatIs(names, word.text);
  const is = known ?? 'nothing a player has';
  const expected = active ? '`cards`' : '`vp`, `cubes`, `cards` or `active cards`';
  const fitting = GOODS.filter((one) => (active ? readGood(one) === 'card' : !all || /s$/.test(one)));
  const hint = () => {
    if (good) return 'leave `active` out';
    const everyday = names.advise('good', [word, ...report.wordsAfter(word)]);
    if (all && everyday) return 'say how many points, as in `lose 5vp`';
    return everyday ?? (known ? undefined : meantName(word, fitting));
  };
  return report.add('ECO206', word, { name: word.text, is, expected }, { hint, known: () => fitting });
}
