/** Why conditions never hold and counts are always 0, because of what "this" must be after the steps before them. */
import { orList } from '../../grammar/index.ts';
import { type Count, type Sought, type Test, type Where, wordFor } from '../../program/index.ts';
import { why } from '../catalogue/entry.ts';
import { NO_PILES } from './piles.ts';
import { ABSENCE, type State } from './state.ts';
import { foundAs, meantBy } from './things.ts';
import { anyView, pilesWhere, refersToNothing, type StepView, type Surroundings } from './where.ts';
import { pilesText, whyNeverThere, whyTooMany } from './why.ts';

/** Why a test never holds, whichever of the states it is evaluated in; undefined if it can hold. */
export function whyNeverTrue(around: Surroundings, test: Test, states: readonly State[]): string | undefined {
  const never = whyNeverFound(anyView(around), soughtBy(test), placeSought(test));
  if (never !== undefined) return never;
  const reasons = states.map((state) => whyFalse({ ...around, state }, test));
  return reasons.includes(undefined) ? undefined : reasons.at(-1);
}

/** Why a count is always 0; undefined if it need not be. */
export function whyAlwaysZero(around: Surroundings, of: Count, states: readonly State[]): string | undefined {
  const { names } = around;
  if (of.count === 'things') {
    const reasons = states.map((state) => whyNeverFound({ ...around, state }, of.things, of.where));
    return reasons.includes(undefined) ? whyNeverFound(anyView(around), of.things, of.where) : reasons.at(-1);
  }
  if (of.count !== 'groups' || !of.adjacent || states.length === 0) return undefined;
  // What is next to "this" belongs to the same group (R11.1, L15).
  const { group } = of;
  const [members, name] = group.group === 'landmass' ? ['land', 'landmass'] : [group.of, group.group];
  // Two animals next to each other may be of different species.
  const meant = members === 'animal' ? new Map<string, number>() : meantBy(names, members);
  const areMembers = ({ self }: State) => {
    const items = [...self].filter(([thing]) => thing !== ABSENCE);
    return (
      items.length > 0 &&
      items.every(([thing, piles]) => (piles & ~(meant.get(thing) ?? NO_PILES)) === NO_PILES)
    );
  };
  return states.every(areMembers) ? why('own-group', { members, group: name }) : undefined;
}

/** Why a test of where "this" is, or what its tile has, is false in a state; undefined if it may be true. */
function whyFalse({ state, ...around }: StepView, test: Test): string | undefined {
  const items = [...state.self].filter(([thing]) => thing !== ABSENCE);
  const [first] = items;
  // If there is no "this", another check reports that.
  if (!first) return undefined;
  const never = whyNeverFound({ ...around, state }, soughtBy(test), placeSought(test));
  if (never !== undefined) return never;
  const here = () => {
    const about = ['mountain', 'forest'].filter((token) => JSON.stringify(test).includes(`"${token}"`));
    return why('tile-here', { tile: 'the tile of "this"', piles: pilesText(state.self, about) });
  };
  const where = placeOf(test);
  if (where) {
    const view = { ...around, state };
    return items.some(([thing, piles]) => (piles & pilesWhere(view, where, thing)) !== NO_PILES)
      ? undefined
      : (whyTooMany(where, first[0]) ?? here());
  }
  if (test.test !== 'region' || test.region.region !== 'this-tile' || test.not) return undefined;
  const things = test.things.filter((thing) => typeof thing === 'string');
  if (things.length < test.things.length) return undefined;
  const holder = { ground: 'tile', with: [{ compare: test.compare, things }] };
  const holding = foundAs(around.names, holder).get('tile') ?? NO_PILES;
  if (items.some(([, piles]) => (piles & holding) !== NO_PILES)) return undefined;
  return holding === NO_PILES ? why('no-such-thing', { things: 'tile' }) : here();
}

/** The place that a test says "this" is at. */
function placeOf(test: Test): Where | undefined {
  if (test.test === 'where') return test.where;
  if (test.test !== 'adjacent' || test.not) return undefined;
  return { where: 'adjacent', to: { spot: 'things', compare: test.compare, things: test.things } };
}

/** Why none of these things can ever exist: because of what must be on them (L30), or of where they must be. */
function whyNeverFound(
  view: StepView,
  things: readonly Sought[],
  where: Where | undefined,
): string | undefined {
  const found = things.flatMap((thing) => [...foundAs(view.names, thing)]);
  if (
    things.length === 0 ||
    (where && refersToNothing(view, where)) ||
    found.some(([thing, piles]) => (piles & pilesWhere(view, where, thing)) !== NO_PILES)
  )
    return undefined;
  const words = things.map(wordFor);
  return where && found.some(([, piles]) => piles !== NO_PILES)
    ? whyNeverThere(view, words, where)
    : why('no-such-thing', { things: orList(words) });
}

/** Where a test requires them. */
function placeSought(test: Test): Where | undefined {
  if (test.test === 'region' && test.region.region !== 'this-tile')
    return { where: 'in', regions: [test.region] };
  return test.test === 'there' && test.count.count === 'things' ? test.count.where : undefined;
}

/** The things a test requires at least one of. */
function soughtBy(test: Test): readonly Sought[] {
  if (!('compare' in test) || test.not || test.compare.is === 'most' || test.compare.amount === 0) return [];
  if (test.test === 'there') return test.count.count === 'things' ? test.count.things : [];
  return test.test === 'adjacent' || test.test === 'region' ? test.things : [];
}
