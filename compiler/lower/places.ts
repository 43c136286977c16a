/** Lowers what says where: spots, regions, groups. */

import {
  type Advice,
  type GroupNode,
  meantName,
  type RegionNode,
  replacement,
  type Span,
  type SpotNode,
  suggestKeyword,
  type WhereNode,
  type Word,
} from '../../grammar/index.ts';
import {
  ENGINE_WORDS,
  EXPECTED,
  type Group,
  type Region,
  type Spot,
  type Where,
} from '../../program/index.ts';
import { fits, isDoubtful, thingOf, whatIs } from '../names.ts';
import { couldBeAnimal, hasThis, spotNames } from '../scope.ts';
import { bindThing, type Context } from './context.ts';

/** Reports that there is no "this" yet; returns whether there is one. */
export function needsThis({ scope, report }: Context, at: Span, what: string): boolean {
  if (hasThis(scope)) return true;
  report.add('ECO301', at, { what });
  return false;
}

/** `lion habitat`, `forest communities`: what to write for the word behind the name. */
function otherGroup({ report }: Context, of: Word, hint: string): Advice {
  const [word] = report.wordsAfter(of);
  const other = word && OTHER_GROUP[word.text];
  return other ? { hint, fixes: [replacement(word, other)] } : { hint };
}

const OTHER_GROUP: Readonly<Record<string, string>> = {
  habitat: 'community',
  habitats: 'communities',
  community: 'habitat',
  communities: 'habitats',
};

export function lowerGroup(context: Context, node: GroupNode | undefined): Group | undefined {
  if (!node) return undefined;
  switch (node.group) {
    case 'landmass':
      return { group: 'landmass' };
    case 'habitat': {
      const known = thingOf(context.names, node.of.text);
      const hint =
        known !== undefined && fits(context.names, EXPECTED.animal, known)
          ? otherGroup(context, node.of, `say \`${known} community\``)
          : undefined;
      const of = bindThing(context, node.of, EXPECTED.habitat, hint);
      return of === undefined ? undefined : { group: 'habitat', of };
    }
    case 'community': {
      const known = thingOf(context.names, node.of.text);
      if (known !== undefined && !fits(context.names, EXPECTED.animal, known)) {
        const hint = fits(context.names, EXPECTED.habitat, known)
          ? otherGroup(context, node.of, `say \`${known} habitat\``)
          : undefined;
        context.report.add('ECO302', node.of, { what: `\`${known}\`` }, { hint });
        return undefined;
      }
      const of = bindThing(context, node.of, EXPECTED.animal);
      return of === undefined ? undefined : { group: 'community', of };
    }
  }
}

export function lowerRegion(context: Context, node: RegionNode): Region | undefined {
  const { report, scope } = context;
  switch (node.region) {
    case 'this-feature':
    case 'feature-habitat':
      if (scope.feature) return { region: node.region };
      report.add('ECO308', node, {});
      return undefined;
    case 'landscape':
      return { region: 'landscape' };
    case 'largest':
    case 'smallest': {
      const group = lowerGroup(context, node.group);
      return group && { region: node.region, group };
    }
    case 'this-community':
      if (!needsThis(context, node, '`this community`')) return undefined;
      if (couldBeAnimal(scope)) return { region: 'this-community' };
      report.add('ECO302', node, { what: '"this", which is not an animal,' });
      return undefined;
    case 'this-habitat':
    case 'this-landmass':
    case 'adjacent-habitat':
    case 'this-tile': {
      const words = {
        'this-tile': '`this tile`',
        'this-habitat': '`this habitat`',
        'this-landmass': '`this landmass`',
        'adjacent-habitat': '`adjacent`',
      };
      return needsThis(context, node, words[node.region]) ? { region: node.region } : undefined;
    }
  }
}

function lowerSpot(context: Context, node: SpotNode): Spot | undefined {
  switch (node.spot) {
    case 'this':
      return needsThis(context, node, '`this`') ? { spot: 'this' } : undefined;
    case 'this-tile':
      return needsThis(context, node, '`this tile`') ? { spot: 'this-tile' } : undefined;
    case 'word': {
      if (!node.article && context.scope.kept.has(node.word.text))
        return { spot: 'named', name: node.word.text };
      if (!node.article && reportUnknownSpot(context, node.word)) return undefined;
      const thing = bindThing(context, node.word, EXPECTED.thing);
      return thing === undefined ? undefined : { spot: 'thing', thing };
    }
  }
}

/** Reports a word without article that is neither a kept name nor anything known; returns whether it is so. */
export function reportUnknownSpot({ names, scope, report }: Context, word: Span & { text: string }): boolean {
  if (thingOf(names, word.text) !== undefined || isDoubtful(names, 'animal', word.text)) return false;
  // After a step that could not be read it may be a name that was kept there.
  if (!scope.unsure) {
    if (whatIs(names, word.text) !== undefined) return false;
    const behind = report.wordsAfter(word);
    const hint = () =>
      suggestKeyword('thing', word, behind[0]) ??
      meantName(word, spotNames(scope, names, ENGINE_WORDS), behind);
    report.add('ECO309', word, { name: word.text }, { hint });
  }
  return true;
}

export function lowerWhere(context: Context, node: WhereNode | undefined): Where | undefined {
  if (!node) return undefined;
  switch (node.where) {
    case 'edge':
      return { where: 'edge' };
    case 'adjacent': {
      if (!node.spot) {
        return needsThis(context, node, '`adjacent`')
          ? { where: 'adjacent', to: { spot: 'this' } }
          : undefined;
      }
      const to = lowerSpot(context, node.spot);
      return to && { where: 'adjacent', to };
    }
    case 'on': {
      const spot = node.spot && lowerSpot(context, node.spot);
      return spot && { where: 'on', spot };
    }
    case 'in': {
      const regions = node.regions.map((region) => lowerRegion(context, region));
      return regions.every((region) => region !== undefined) ? { where: 'in', regions } : undefined;
    }
  }
}
