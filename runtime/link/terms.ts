/**
 * Links the terms of steps: things, rewards, regions, counts and tests.
 */
import type {
  Condition,
  Count,
  Group,
  Kind,
  Per,
  Region,
  Reward,
  Test,
  Thing,
  Where,
} from '../../program/index.ts';
import {
  type Code,
  type ConditionCode,
  type CountCode,
  DESERT,
  FROM_THING,
  FROM_THIS,
  GRASSLAND,
  type GroupCode,
  LAND,
  type PerCode,
  type RegionCode,
  type RewardCode,
  SPECIES,
  type TestCode,
  type ThingSet,
  TILE,
  type WhereCode,
} from './code.ts';
import { TILE_BITS, thingSet } from './thing-sets.ts';
import { elementCode, thingCode, type Words } from './words.ts';

/** Links terms and gives out the slots of one program. */
export class TermLinker {
  readonly code: Code = { steps: [], engines: [], paths: [], slots: [], deeds: [], names: [] };
  private readonly words: Words;
  private readonly named = new Map<string, number>();

  constructor(words: Words) {
    this.words = words;
  }

  slot(): number {
    return this.code.slots.push(0) - 1;
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

  thing(thing: Thing): number {
    return thingCode(this.words, thing);
  }

  things(things: readonly Thing[]): ThingSet {
    return thingSet(
      things.map((t) => this.thing(t)),
      this.words.animals.length,
    );
  }

  /** The things a kind stands for: land is two kinds of terrain, animals are species. */
  kinds(kind: Kind): number[] {
    if (typeof kind === 'object') {
      return this.words.animals.flatMap((a, s) =>
        'terrain' in a.on && a.on.terrain.includes(kind.animalOf) ? [SPECIES + s] : [],
      );
    }
    if (kind === 'land') return [DESERT, GRASSLAND];
    if (kind === 'animal') return this.words.animals.map((_, s) => SPECIES + s);
    return [this.thing(kind)];
  }

  reward(reward: Reward, limited: boolean, resets: number[]): RewardCode {
    const slot = limited ? this.slot() : -1;
    if (limited) resets.push(slot);
    switch (reward.gain) {
      case 'element':
        return {
          gain: 'elements',
          amount: reward.amount,
          elements: [elementCode(this.words, reward.element)],
          slot,
        };
      case 'mix': {
        const elements = reward.elements.map((e) => elementCode(this.words, e));
        return { gain: 'elements', amount: reward.amount, elements: [...new Set(elements)], slot };
      }
      case 'card-to-play':
        return { gain: 'card-to-play', amount: 1, elements: [], slot };
      default:
        return { gain: reward.gain, amount: reward.amount, elements: [], slot };
    }
  }

  per(per: Per): PerCode {
    return { each: per.each, of: this.count(per.of) };
  }

  private group(group: Group): GroupCode {
    if (group.group === 'landmass') return { group: 'landmass', of: LAND };
    return { group: group.group, of: this.thing(group.of) };
  }

  region(region: Region): RegionCode {
    if (region.region === 'largest') return { region: 'largest', group: this.group(region.group) };
    return { region: region.region, group: null };
  }

  where(where: Where): WhereCode {
    const none = { from: FROM_THING, thing: 0, regions: [], needsThis: false };
    switch (where.where) {
      case 'edge':
        return { ...none, where: 'edge' };
      case 'in': {
        const regions = where.regions.map((r) => this.region(r));
        return { ...none, where: 'in', regions, needsThis: regions.every(regionNeedsThis) };
      }
      default: {
        const spot = where.where === 'on' ? where.spot : where.to;
        if (spot.spot === 'thing') return { ...none, where: where.where, thing: this.thing(spot.thing) };
        if (spot.spot === 'named') return { ...none, where: where.where, from: this.name(spot.name) };
        return {
          ...none,
          where: where.where,
          from: FROM_THIS,
          thing: spot.spot === 'this-tile' ? TILE : 0,
          needsThis: true,
        };
      }
    }
  }

  private count(count: Count): CountCode {
    const none: CountCode = {
      count: 'done',
      different: false,
      adjacent: false,
      things: this.things([]),
      group: null,
      with: null,
      where: null,
      slot: -1,
      tilesAround: false,
    };
    if (count.count === 'done') {
      return { ...none, count: 'done', slot: this.deed(count.deed, count.thing) };
    }
    const adjacent = count.adjacent === true;
    const where = count.where ? this.where(count.where) : null;
    if (count.count === 'things') {
      const different = count.different === true;
      const things = this.things(count.things);
      const tilesAround = adjacent && !different && where === null && (things.bits & ~TILE_BITS) === 0;
      return { ...none, count: 'things', different, adjacent, things, where, tilesAround };
    }
    const held = count.with ? { compare: count.with.compare, things: this.things(count.with.things) } : null;
    return {
      ...none,
      count: 'groups',
      adjacent,
      group: this.group(count.group),
      with: held,
      where,
    };
  }

  private deed(deed: Extract<Count, { count: 'done' }>['deed'], thing: Thing | undefined): number {
    const code = thing === undefined ? 0 : this.thing(thing);
    const known = this.code.deeds.find((d) => d.deed === deed && d.thing === code);
    if (known) return known.slot;
    const slot = this.slot();
    this.code.deeds.push({ deed, thing: code, slot });
    return slot;
  }

  condition(condition: Condition): ConditionCode {
    return { all: condition.join === 'all', tests: condition.tests.map((t) => this.test(t)) };
  }

  private test(test: Test): TestCode {
    const code: TestCode = {
      test: test.test,
      not: test.not === true,
      compare: { is: 'least', amount: 1 },
      things: this.things([]),
      slot: -1,
      region: null,
      count: null,
      what: 'vp',
      needsThis: false,
    };
    switch (test.test) {
      case 'adjacent':
        return { ...code, compare: test.compare, things: this.things(test.things), needsThis: true };
      case 'adjacent-to':
        return { ...code, slot: this.name(test.name), needsThis: true };
      case 'edge':
        return { ...code, needsThis: true };
      case 'region': {
        const region = this.region(test.region);
        const things = this.things(test.things);
        return { ...code, compare: test.compare, things, region, needsThis: regionNeedsThis(region) };
      }
      case 'there': {
        const count = this.count(test.count);
        return { ...code, compare: test.compare, count, needsThis: count.adjacent };
      }
      case 'have':
        return { ...code, compare: test.compare, what: test.what };
    }
  }
}

function regionNeedsThis(region: RegionCode): boolean {
  return !['landscape', 'largest', 'this-feature', 'feature-habitat'].includes(region.region);
}
