import { expect, test } from 'vitest';
import { type MeasuredPage, measurePdf } from '../test/print/fixtures/pdf-reader.ts';
import { printCalibration } from './calibration.ts';

const A4 = { width: 210, height: 297 };
const MIDDLES = [
  [105, 148.5],
  [25, 25],
  [185, 25],
  [25, 272],
  [185, 272],
];

/** The width of a cross, whose arms are 10 mm long, with the width of its line on each side. */
const CROSS = 20 + 2 * 0.12;
/** The middles of the crosses. */
const crossesOn = ({ lines }: MeasuredPage) =>
  lines
    .filter(({ width, height }) => Math.abs(width - CROSS) < 0.1 && Math.abs(height - CROSS) < 0.1)
    .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);

test('the crosses of both sides coincide except for the offset, as measured in the PDF', async () => {
  const pdf = await printCalibration({
    paper: A4,
    duplex: { flip: 'long', offset: { x: 2, y: -1 } },
    lang: 'es',
  });
  const [front, back] = measurePdf(pdf);
  for (const [page, dx, dy] of [
    [front!, 0, 0],
    [back!, -2, 1],
  ] as const) {
    for (const [x, y] of MIDDLES)
      expect(crossesOn(page)).toContainEqual([expect.closeTo(x! + dx, 1), expect.closeTo(y! + dy, 1)]);
  }
  expect(front!.texts.map(({ text }) => text).join(' ')).toContain('Anverso');
  expect(back!.texts.map(({ text }) => text).join(' ')).toMatch(/Imprime esto .* 2,-1/);
});

test.each([
  { width: 100, height: 140 },
  { width: 152, height: 102 },
  { width: 297, height: 210 },
])('no word overlaps a cross on small or wide paper: %j', async (paper) => {
  const pdf = await printCalibration({ paper, duplex: { flip: 'long', offset: { x: 2, y: -1 } } });
  const [, back] = measurePdf(pdf);
  expect(back!.texts.map(({ text }) => text).join(' ')).toContain('2,-1');
  const crosses = crossesOn(back!);
  expect(crosses).toHaveLength(4);
  for (const { text, x, y, width, size } of back!.texts) {
    const isOutside = (at: number, from: number, to: number) => to < at - 10.1 || from > at + 10.1;
    for (const [across, down] of crosses)
      expect(isOutside(across!, x, x + width) || isOutside(down!, y - size, y), text).toBe(true);
    expect(x + width, text).toBeLessThan(paper.width - 3);
    expect(y, text).toBeLessThan(paper.height - 3);
  }
});

test('paper without room for the crosses is refused', async () => {
  const small = printCalibration({
    paper: { width: 69, height: 69 },
    duplex: { flip: 'long', offset: { x: 0, y: 0 } },
  });
  await expect(small).rejects.toMatchObject({ reason: 'paper-too-small' });
});
