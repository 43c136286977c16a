/** Positions of things, and regions, as nodes of the tree. */
import type {
  GroupNode,
  OneSiteNode,
  RegionNode,
  SiteNode,
  SpotNode,
  WhereNode,
} from '../../../grammar/index.ts';
import type { Group, Region, Site, Spot, Where } from '../../../program/terms.ts';
import { sitesOf } from '../../../program/where.ts';
import { AT, compareNode, nouns, num, word } from './words.ts';

export function whereNode(where: Where): WhereNode {
  const sites = sitesOf(where).map((some): SiteNode => {
    const of = some.map(siteNode);
    return of.length === 1 ? of[0] : { ...AT, not: false, where: 'either', of };
  });
  return { ...AT, sites };
}

function siteNode(site: Site): OneSiteNode {
  const base = { ...AT, not: site.not ?? false };
  switch (site.where) {
    case 'adjacent':
      return { ...base, where: 'adjacent', spot: spotNode(site.to) };
    case 'on':
      return { ...base, where: 'on', spot: spotNode(site.spot) };
    case 'in':
      return { ...base, where: 'in', regions: site.regions.map(regionNode) };
    case 'edge':
      return { ...base, where: 'edge' };
    case 'within':
      return { ...base, where: 'within', spaces: num(site.spaces), spot: spotNode(site.of) };
  }
}

export function spotNode(s: Spot): SpotNode {
  switch (s.spot) {
    case 'named':
      return { ...AT, spot: 'things', things: [word(s.name)] };
    case 'thing':
      return { ...AT, spot: 'things', compare: { ...num(1), is: 'bare' }, things: [word(s.thing)] };
    case 'things':
      return {
        ...AT,
        spot: 'things',
        compare: compareNode(s.compare),
        things: nouns(s.things, s.compare.amount),
      };
    default:
      return { ...AT, spot: s.spot };
  }
}

export const groupNode = (g: Group): GroupNode =>
  g.group === 'landmass' ? { ...AT, group: g.group } : { ...AT, group: g.group, of: word(g.of) };

export const regionNode = (r: Region): RegionNode =>
  'group' in r ? { ...AT, region: r.region, group: groupNode(r.group) } : { ...AT, region: r.region };
