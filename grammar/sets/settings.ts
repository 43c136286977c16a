/** A set and its settings. */
import { skipSurplusSign } from '../recovery/lists.ts';
import { atNextDeclaration, skipSetting } from '../recovery/next-declaration.ts';
import { unknownDeclaration } from '../recovery/unknown.ts';
import {
  all,
  check,
  choice,
  field,
  list,
  maybe,
  type Part,
  record,
  recover,
  rows,
  rule,
  ruleOf,
  variants,
} from '../syntax.ts';
import { name, number, spanOfWord, text } from '../tokens/token-values.ts';
import type { SetNode, Setting } from '../tree/declarations.ts';
import { newName } from './words.ts';

const forPlayers = maybe('for', field('players', number()), 'players');

const unknownSetting = unknownDeclaration('unknownSetting', {
  report: (reading, node: SetNode) => {
    node.brokenSettings = true;
    reading.reportExpected('setting');
  },
  skip: skipSetting,
});

const setting = ruleOf(
  'setting',
  variants<Setting>()(
    'setting',
    {
      players: all('players', field('least', number()), 'to', field('most', number())),
      target: all('target', field('full', number()), maybe('short', field('short', number()))),
      cubes: all(
        'cubes',
        choice(
          [
            all('+', field('more', number())),
            all(field('total', number()), 'start', field('start', number())),
          ],
          'cube-supply',
        ),
      ),
      supply: all(
        'supply',
        list(
          'supplies',
          record(
            all(
              field('thing', name('supply-thing')),
              maybe(field('more', spanOfWord('+'))),
              field('amount', number()),
            ),
          ),
        ),
      ),
      deal: all(
        'deal',
        field('brown', number()),
        'brown',
        ',',
        field('blue', number()),
        'blue',
        ',',
        field('active', number()),
        'active',
        forPlayers,
      ),
      draw: all('draw', field('tokens', number()), forPlayers),
    },
    { others: [unknownSetting] },
  ),
);

export const setDeclaration: Part<SetNode> = rule(
  'setDeclaration',
  all(
    recover(
      all(
        'set',
        field('name', newName),
        field('title', text('set-title')),
        maybe('extends', field('extends', newName)),
      ),
      skipSetting,
    ),
    check(skipSurplusSign),
    rows('settings', setting, {
      when: (reading) => !atNextDeclaration(reading, false),
      ends: { skip: skipSetting, after: skipSurplusSign },
    }),
  ),
);
