/** What `check` and `print` say of pictures that come out badly. */
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Workspace, workspace } from '../workspace.ts';

const picture = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: '#c80' } })
    .png()
    .toBuffer();
const per = (animal: string) => `gain 1vp per ${animal} adjacent to 2 water`;
const card = (number: number, steps: readonly string[], art = '') =>
  `card ${number} brown leaves 2 energy sun ${art} {\n  ${steps.join(';\n  ')}\n}\n`;
const LONG = ['lion', 'gorilla', 'rhino', 'antelope'].map(per);
const SET = 'set mine "Mine" extends first-continent\n';

const said = (place: Workspace, ...args: string[]) =>
  place.json('check', '.', ...args).problems.map(({ code, line, message }: never) => [code, line, message]);

test('strips are said once a set, and pictures with too few dots each', async () => {
  const [fine, coarse] = await Promise.all([picture(800), picture(200)]);
  const place = workspace({
    'a.eco': `${SET}${card(901, LONG, 'art "fine.png"')}${card(902, LONG.toReversed())}${card(903, [per('lion')], 'art "coarse.png"')}`,
    'fine.png': fine,
    'coarse.png': coarse,
    'art/902.png': fine,
  });
  const dots = (on: string, dpi: number, least: number) =>
    `On ${on} the picture \`coarse.png\` has ${dpi} dots per inch: ${least} pixels across would make them 150`;
  expect(said(place)).toEqual([
    ['ECO721', 2, 'On square cards the text leaves only a strip for the pictures of cards 901 and 902'],
    ['ECO722', 14, dots('square cards', 95, 313)],
  ]);
  expect(said(place, '--card', 'tarot')).toEqual([['ECO722', 14, dots('tarot cards', 84, 355)]]);
  const print = (...args: string[]) => place.json('print', '.', '--png', 'out', ...args).warnings;
  expect(print('--card', 'mini', '--cards', '902,903')).toEqual([
    'On mini cards the text leaves only a strip for the picture of card 902.',
    expect.stringContaining('On mini cards the picture `coarse.png` has'),
  ]);
});

test('sets that share numbers keep their own pictures', async () => {
  const colours = { a: '#c81414', b: '#1414c8' };
  const files = Object.entries(colours).map(async ([name, background]) => {
    const herd = sharp({ create: { width: 800, height: 800, channels: 3, background } });
    const text = `set ${name} "${name}" extends first-continent\n${card(901, [per('lion')])}`;
    return { [`${name}/set.eco`]: text, [`${name}/art/901.png`]: await herd.png().toBuffer() };
  });
  const place = workspace(Object.assign({}, ...(await Promise.all(files))));
  place.json('print', 'a', 'b', '--png', 'out');
  const isRed = ['a', 'b'].map(async (name) => {
    const dot = { left: 370, top: 110, width: 1, height: 1 };
    const pixels = sharp(join(place.folder, 'out', `${name}-901.png`))
      .extract(dot)
      .raw();
    const [red, , blue] = await pixels.toBuffer();
    return red! > blue!;
  });
  expect(await Promise.all(isRed)).toEqual([true, false]);
});
