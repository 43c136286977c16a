/** ECO501 to ECO519: sets that contradict themselves or the sets they extend. */
import { card, entry } from './entry.ts';

const small = (more = '') => `set small "Small" extends first-continent\n${more}`;

const pond = (water: number) =>
  `set small "Small"\n  supply water ${water}\nelement sun x10\nelement wild x2 any\nlayout pond "w w w w"`;

export const SETS = {
  ECO501: entry({
    message: 'a set is declared twice',
    hint: 'put the second set into a separate folder',
    explanation:
      'All files in a folder form one set, with a single `set` declaration. A second set needs a separate folder, and a name of its own if another set extends one of them.',
    wrong: `${small()}\nset other "Other" extends first-continent`,
    mended: small(),
  }),
  ECO502: entry({
    message: 'there is no set `{name}` to extend',
    explanation:
      '`extends` looks among the sets given together, next to the set’s folder, then among the bundled ones.',
    wrong: 'set small "Small" extends first-continents',
    mended: 'set small "Small" extends first-continent',
  }),
  ECO503: entry({
    message: 'the set `{name}` extends itself{way}',
    hint: 'remove `extends`, or name another set',
    explanation: 'A set can only extend a set that is complete without it.',
    wrong: 'set small "Small" extends small',
    mended: small(),
  }),
  ECO504: entry({
    message: 'the hand `{name}` has {cards}: it needs {needed}',
    explanation:
      'A starting hand is as large as the set deals: 12 cards, 8 brown and 4 blue, 3 of them marked active. A declared hand without cards is not a problem. An inherited hand that loses or gains cards because the set replaces some is a warning.',
    wrong: `${small('hand own leaf "Own"')}\n${card('gain 1vp', 'leaves 2 energy sun hand own')}`,
    mended: `${small('hand own leaf "Own"')}\n${card('gain 1vp')}`,
  }),
  ECO505: entry({
    message: 'the layout `{name}` needs {needed} of `{thing}`, the supply has {supply}',
    explanation: 'The tiles of a layout are taken from the supply (`supply land 50, water 25`).',
    wrong: pond(3),
    mended: pond(4),
  }),
  ECO506: entry({
    message: 'none of the elements fits every spot',
    hint: 'add one, as in `element wild x2 any`',
    explanation: 'A round ends with the element marked `any`; without one no game would end.',
    wrong: 'set small "Small"\nelement sun x10',
    mended: 'set small "Small"\nelement sun x10\nelement wild x2 any',
  }),
  ECO507: entry({
    message: 'the {kind} `{name}` is declared twice',
    hint: 'remove one of the two, or give it another name',
    explanation: 'A set declares a word once. It may declare one of the extended set again, to change it.',
    wrong: `${small('animal okapi x4 on grassland\nanimal okapi x6 on grassland')}\n${card('place okapi')}`,
    mended: `${small('animal okapi x6 on grassland')}\n${card('place okapi')}`,
  }),
  ECO508: entry({
    message: '`{setting}` appears twice',
    hint: 'remove one of the two',
    explanation: 'A set has each setting once; `deal` and `draw` once for each number of players.',
    wrong: small('  target 80\n  target 60'),
    mended: small('  target 80'),
  }),
  ECO509: entry({
    message: 'these numbers contradict each other: {why}',
    hint: 'change one of them',
    explanation:
      'The minimum number of players is at most the maximum, a short game is no longer than any other, nobody starts with more cubes than exist, no more cards start active than are dealt, and `cubes +6` adds to the cubes of an extended set.',
    wrong: small('  players 4 to 2'),
    mended: small('  players 2 to 4'),
  }),
  ECO510: entry({
    message: 'the layout `{name}` has no tile',
    hint: 'draw some: `d` is desert, `g` grassland and `w` water',
    explanation:
      'A game begins with a landscape, because the first tile that is placed has to touch another one.',
    wrong: 'layout pond ". ."',
    mended: 'layout pond "w d"',
  }),
};
