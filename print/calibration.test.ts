import { expect, test } from 'vitest';
import { measurePdf } from '../test/print/fixtures/measure.ts';
import { printCalibration } from './calibration.ts';

const A4 = { width: 210, height: 297 };
const MIDDLES = [
  [105, 148.5],
  [25, 25],
  [185, 25],
  [25, 272],
  [185, 272],
];

test('the crosses of both sides coincide except for the offset, as measured in the PDF', async () => {
  const pdf = await printCalibration({
    paper: A4,
    duplex: { flip: 'long', offset: { x: 2, y: -1 } },
    lang: 'es',
  });
  const [front, back] = await measurePdf(pdf);
  for (const [page, dx, dy] of [
    [front!, 0, 0],
    [back!, -2, 1],
  ] as const) {
    for (const [x, y] of MIDDLES) {
      const level = page.lines.filter((line) => Math.abs(line.x2 - line.x1 - 20) < 0.1);
      const hit = level.find(
        (line) => Math.abs((line.x1 + line.x2) / 2 - x! - dx) < 0.1 && Math.abs(line.y1 - y! - dy) < 0.1,
      );
      expect(hit, `cross at ${x},${y}`).toBeDefined();
    }
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
  const [, back] = await measurePdf(pdf);
  expect(back!.texts.map(({ text }) => text).join(' ')).toContain('2,-1');
  for (const { text, x, y, width, size } of back!.glyphs) {
    const isOutside = (at: number, from: number, to: number) => to < at - 10.1 || from > at + 10.1;
    for (const { x1, x2, y1, y2 } of back!.lines)
      if (Math.abs(x2 - x1 - 20) < 0.1)
        expect(isOutside((x1 + x2) / 2, x, x + width) || isOutside((y1 + y2) / 2, y - size, y), text).toBe(
          true,
        );
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
