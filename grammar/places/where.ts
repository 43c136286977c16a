/** A place that narrows where a step does something or what is counted. */

import type { Reading } from '../recovery/reading.ts';
import { expect } from '../recovery/reading.ts';
import { all, field, list, maybe, type Part, ruleOf, type Value, variants } from '../syntax.ts';
import { Article, word } from '../tokens.ts';
import type { WhereNode } from '../tree/conditions.ts';
import { region } from './region.ts';
import { spot } from './spot.ts';

export const where: Value<WhereNode> = ruleOf(
  'where',
  variants<WhereNode>()(
    'where',
    {
      adjacent: all('adjacent', maybe('to', field('spot', spot))),
      edge: all('on', 'the', 'edge'),
      on: all('on', field('spot', spot)),
      in: all('in', list('regions', region, { separator: 'or', when: orRegion })),
    },
    {
      when: { edge: (reading) => reading.is(2, word('the')) },
      expected: expect('`adjacent`, `on` or `in`', ['adjacent', 'on', 'in']),
    },
  ),
);

/** Whether a region follows the `or`, and not a test that begins with one (`or this habitat has …`). */
function orRegion(reading: Reading): boolean {
  const is = (ahead: number, keyword: Parameters<typeof word>[0]) => reading.is(ahead, word(keyword));
  if (reading.is(2, Article) || is(2, 'adjacent')) {
    const at = reading.is(2, Article) ? 3 : 2;
    return is(at, 'adjacent') && is(at + 1, 'habitat') && !is(at + 2, 'has');
  }
  if ((!is(2, 'this') && !is(2, 'the')) || is(3, 'is')) return false;
  if (is(3, 'largest') || is(3, 'smallest')) return !is(is(4, 'landmass') ? 5 : 6, 'has');
  return !is(is(4, 'containing') ? 7 : 4, 'has');
}

export const someWhereAs = <K extends string>(key: K): Part<{ [k in K]?: WhereNode | undefined }> =>
  maybe(field(key, where));
export const someWhere = someWhereAs('where');
