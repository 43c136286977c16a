/**
 * Links the terms of steps: things, rewards, regions, counts and tests.
 */
import {
  type Compare,
  type Condition,
  type Count,
  DECKS,
  type Deed,
  type Goal,
  type Group,
  type Holding,
  type Kind,
  type Per,
  type PlayersWith,
  pieceGrounds,
  type RankedPlayers,
  REGIONS_OF_THIS,
  type Region,
  type Reward,
  type Site,
  type Sought,
  SPENT,
  type Test,
  type Thing,
  type Where,
  wordFor,
} from '../../program/index.ts';
import {
  type ConditionCode,
  type CountCode,
  FROM_FEATURE,
  FROM_NOTHING,
  FROM_THING,
  FROM_THIS,
  type GoalCode,
  type GroupCode,
  type JournalCode,
  type LinkedEffect,
  type OwnCount,
  type PerCode,
  type PlayersCode,
  type RegionCode,
  type RewardCode,
  type TestCode,
  type WhereCode,
} from './code.ts';
import { soughtSet, TILE_BITS, thingBits } from './thing-sets.ts';
import { DESERT, GRASSLAND, type HeldCode, LAND, SPECIES, type ThingSet } from './things.ts';
import { elementCode, thingCode, type WordNumbers } from './words.ts';

/** The default values of a site's fields. */
const NO_SITE: WhereCode = {
  where: 'all',
  not: false,
  from: FROM_THING,
  isTile: false,
  counted: null,
  spaces: 0,
  regions: [],
  of: [],
  ties: [],
  needsThis: false,
};

/** The fields of a region that is no group of a kind. */
const NO_GROUP = { from: FROM_THIS, group: null, smallest: false, with: null };

/** A thing of a kind: one is enough. */
const AT_LEAST_ONE: Compare = { is: 'least', amount: 1 };

/** Links terms and allocates the slots of one program. */
export class TermLinker {
  readonly code: LinkedEffect = {
    steps: [],
    engines: [],
    paths: [],
    slots: [],
    deeds: [],
    keepsJournal: false,
    keepsRecord: false,
    draws: false,
    names: [],
  };
  /** For the block being linked: who acts there, and from which journal entry on `paid` and `lost` count. */
  protected you = -1;
  protected since: { slot: number } | null = null;
  readonly words: WordNumbers;
  private readonly named = new Map<string, number>();

  constructor(words: WordNumbers) {
    this.words = words;
  }

  slot(): number {
    return this.code.slots.push(0) - 1;
  }

  /** Allocates consecutive slots. Returns the first. */
  slots(amount: number): number {
    const first = this.slot();
    for (let i = 1; i < amount; i++) this.slot();
    return first;
  }

  name(name: string): number {
    let slot = this.named.get(name);
    if (slot === undefined) {
      slot = this.slot();
      this.named.set(name, slot);
      // It refers to nothing yet.
      this.code.slots[slot] = -1;
      this.code.names.push(slot);
    }
    return slot;
  }

  /** Whether a word is that of a species which has not been chosen (L68). */
  private isUnset(thing: Sought): boolean {
    const { chosen } = this.words;
    return chosen?.thing === null && chosen.name === thing;
  }

  thing(thing: Thing): number {
    return thingCode(this.words, thing);
  }

  things(things: readonly Sought[]): ThingSet {
    return soughtSet(this.words, things);
  }

  /** The things of a kind: land is two terrains, animals are species. */
  kinds(kind: Kind): number[] {
    if (typeof kind === 'object') {
      return this.words.animals.flatMap((animal, s) =>
        pieceGrounds(animal).includes(kind.animalOf) ? [SPECIES + s] : [],
      );
    }
    if (kind === 'land') return [DESERT, GRASSLAND];
    if (kind === 'animal') return this.words.animals.map((_, s) => SPECIES + s);
    return this.isUnset(kind) ? [] : [this.thing(kind)];
  }

  /** @param resets receives the slot that counts what `at most` has given */
  reward(reward: Reward, limited: boolean, resets: number[]): RewardCode {
    const slot = limited ? this.slot() : -1;
    if (limited) resets.push(slot);
    const named = 'elements' in reward ? reward.elements : 'element' in reward ? [reward.element] : [];
    return {
      gain: reward.gain === 'element' || reward.gain === 'mix' ? 'elements' : reward.gain,
      amount: reward.gain === 'card-to-play' ? 1 : reward.amount,
      elements: [...new Set(named.map((element) => elementCode(this.words, element)))],
      slot,
      of: reward.gain === 'card' ? (reward.of ?? 0) : 0,
    };
  }

  per(per: Per, table: readonly number[] | null = null): PerCode {
    return { each: per.each, of: this.count(per.of), table };
  }

  private group(group: Group): GroupCode {
    const of = group.group === 'landmass' ? LAND : this.thing(group.of);
    return { group: group.group, of, enclosed: group.enclosed === true };
  }

  private holding({ compare, things }: Holding): HeldCode {
    return { compare, things: this.things(things) };
  }

  region(region: Region): RegionCode {
    if ('name' in region)
      return { ...NO_GROUP, region: REGIONS_OF_THIS[region.region], from: this.name(region.name) };
    if (!('group' in region)) return { ...NO_GROUP, region: region.region };
    const group = this.group(region.group);
    const held = region.region === 'any' && region.with ? this.holding(region.with) : null;
    const kind = region.region === 'any' ? 'any' : 'largest';
    return { region: kind, from: FROM_THIS, group, smallest: region.region === 'smallest', with: held };
  }

  where(where: Where): WhereCode {
    if (where.where !== 'all' && where.where !== 'any') return this.site(where);
    const of = where.of.map((one) => this.where(one));
    return { ...NO_SITE, where: where.where, of, ties: of.flatMap(({ ties }) => ties) };
  }

  goal(goal: Goal): GoalCode {
    if ('things' in goal) {
      const where = goal.where ? this.where(goal.where) : null;
      return { goal: goal.goal, things: this.things(goal.things), where, mark: null };
    }
    const mark = this.site({ where: 'adjacent', to: goal.of });
    return { goal: goal.goal, things: this.things([]), where: null, mark };
  }

  private site(site: Site): WhereCode {
    const { where, not = false } = site;
    const code: WhereCode = { ...NO_SITE, where, not };
    if (site.where === 'edge') return code;
    if (site.where === 'in') {
      code.regions = site.regions.map((region) => this.region(region));
      code.needsThis = code.regions.every(regionNeedsThis);
      const isUnset = site.regions.every(
        (region) => 'group' in region && 'of' in region.group && this.isUnset(region.group.of),
      );
      if (isUnset) code.from = FROM_NOTHING;
      // What is not in the largest is in none of those that tie (L18).
      if (!not) code.ties = code.regions.filter(({ region }) => region === 'largest');
      return code;
    }
    code.spaces = site.where === 'on' ? 0 : site.where === 'adjacent' ? 1 : site.spaces;
    const spot = site.where === 'on' ? site.spot : site.where === 'adjacent' ? site.to : site.of;
    const named = spot.spot === 'thing' ? [spot.thing] : spot.spot === 'things' ? spot.things : [];
    if (named.length > 0 && named.every((thing) => this.isUnset(thing)))
      return { ...code, from: FROM_NOTHING };
    switch (spot.spot) {
      case 'thing':
        code.counted = { compare: AT_LEAST_ONE, things: this.things([spot.thing]), spaces: code.spaces };
        break;
      case 'things':
        code.counted = { compare: spot.compare, things: this.things(spot.things), spaces: code.spaces };
        break;
      case 'named':
        code.from = this.name(spot.name);
        break;
      case 'this-feature':
        code.from = FROM_FEATURE;
        break;
      default:
        code.from = FROM_THIS;
        code.isTile = spot.spot === 'this-tile';
        code.needsThis = true;
    }
    return code;
  }

  private count(count: Count): CountCode {
    const code: CountCode = {
      count: count.count,
      different: 'different' in count && count.different === true,
      adjacent: 'adjacent' in count && count.adjacent === true,
      things: this.things('things' in count ? count.things : []),
      group: 'group' in count ? this.group(count.group) : null,
      with: null,
      you: this.you,
      other: 'other' in count && count.other === true,
      players: count.count === 'players' && count.with ? this.players(count.with) : null,
      where: 'where' in count && count.where ? this.where(count.where) : null,
      slot: -1,
      journal: this.journalOf(count),
      own: count.count === 'own' ? this.own(count) : null,
      between:
        count.count === 'distance'
          ? {
              from: this.name(count.from.name),
              to: this.name(count.to.name),
              terrains: count.over ? thingBits(this.thing(count.over)) : TILE_BITS,
            }
          : null,
    };
    if (code.own && ['completed-card', 'token', 'round'].includes(code.own.what))
      this.code.keepsRecord = true;
    if (count.count === 'done' && !code.journal)
      code.slot = this.deed(count.deed, count.thing === undefined ? undefined : wordFor(count.thing));
    if (count.count === 'groups' && count.with) code.with = this.holding(count.with);
    return code;
  }

  private own(count: Extract<Count, { count: 'own' }>): OwnCount {
    const { what } = count;
    if ('deck' in count) return { what, of: DECKS.indexOf(count.deck), covered: null };
    if (count.what !== 'spot') return { what, of: -1, covered: null };
    const { state, element } = count;
    return { what, of: this.element(element), covered: state === undefined ? null : state === 'covered' };
  }

  players(players: RankedPlayers | PlayersWith): PlayersCode {
    const { what } = players;
    if ('rank' in players) return { rank: players.rank, compare: { is: 'least', amount: 0 }, what };
    return { rank: null, compare: players.compare, what };
  }

  /** What a count looks for in the journal; null if it does not need the journal. */
  private journalOf(count: Count): JournalCode | null {
    switch (count.count) {
      case 'done': {
        const { deed, thing, where, things = thing === undefined ? [] : [thing] } = count;
        // Deeds to one kind of thing have a counter, so they do not need the journal. A species may be chosen after them.
        const isPlain =
          !where && things.length <= 1 && typeof thing !== 'object' && thing !== this.words.chosen?.name;
        return isPlain ? null : this.journal(deed, { things, by: null });
      }
      case 'spent':
        return this.journalOfBlock(count.how, SPENT.indexOf(count.what));
      case 'drawn':
        return this.journalOfBlock('drawn', this.element(count.element));
      case 'spaces':
        return this.journal('moved', { by: null });
      case 'moves':
        return this.journal('moved', { things: count.things, by: null, least: count.spaces });
      default:
        return null;
    }
  }

  /** In a block of players, what "you" did in it; elsewhere, what anybody did (L37, L57). */
  private journalOfBlock(deed: JournalCode['deed'], coin: number): JournalCode {
    const { since } = this;
    if (!since) return this.journal(deed, { coin, by: null });
    if (since.slot < 0) since.slot = this.slot();
    return { ...this.journal(deed, { coin, by: this.you }), since: since.slot };
  }

  /** The index of an element; -1 for any. */
  private element(name: string | undefined): number {
    return name === undefined ? -1 : elementCode(this.words, name);
  }

  private journal(
    deed: JournalCode['deed'],
    more: { things?: readonly Sought[]; coin?: number; by: number | null; least?: number },
  ): JournalCode {
    this.code.keepsJournal = true;
    const { things = [], coin = -1, by, least = 0 } = more;
    return {
      deed,
      things: things.length > 0 ? this.things(things) : null,
      coin,
      since: -1,
      by,
      least,
    };
  }

  private deed(deed: Deed, thing: Thing | undefined): number {
    const code = thing === undefined ? 0 : this.thing(thing);
    const known = this.code.deeds.find((d) => d.deed === deed && d.thing === code);
    if (known) return known.slot;
    const slot = this.slot();
    this.code.deeds.push({ deed, thing: code, slot });
    return slot;
  }

  private journalOfTest(test: Test): JournalCode | null {
    if (test.test === 'did') return this.journal(test.deed, { things: test.things, by: this.you });
    if (test.test === 'drew')
      return { ...this.journalOfBlock('drawn', this.element(test.element)), by: this.you };
    return test.test === 'spent'
      ? this.journal(test.how, { coin: SPENT.indexOf(test.what), by: this.you })
      : null;
  }

  condition(condition: Condition): ConditionCode {
    return { all: condition.join === 'all', tests: condition.tests.map((test) => this.test(test)) };
  }

  private test(test: Test): TestCode {
    const code: TestCode = {
      test: test.test,
      not: test.test !== 'where' && test.not === true,
      compare: 'compare' in test ? test.compare : AT_LEAST_ONE,
      things: this.things('things' in test ? test.things : []),
      slot: test.test === 'adjacent-to' ? this.name(test.name) : -1,
      region: test.test === 'region' ? this.region(test.region) : null,
      count: test.test === 'there' ? this.count(test.count) : null,
      where: test.test === 'where' ? this.where(test.where) : null,
      different: 'different' in test && test.different === true,
      other: 'other' in test && test.other === true,
      players: test.test === 'have' ? this.players(test) : null,
      journal: this.journalOfTest(test),
      last: test.test === 'use' && test.use === 'last',
      needsThis: ['adjacent', 'adjacent-to', 'edge', 'where'].includes(test.test),
    };
    if (code.count) code.needsThis = code.count.adjacent;
    return code;
  }
}

function regionNeedsThis({ region }: RegionCode): boolean {
  return !['landscape', 'largest', 'any', 'this-feature', 'feature-habitat'].includes(region);
}
