/** Sets of one's own in the package, with words in a second language, drawings and pictures. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newGame, view } from '../runtime/index.ts';
import { compile } from '../tools/package/entries/compiler.ts';
import { boardSvg, cardSvg, svgToPng } from '../tools/package/entries/pictures.ts';
import { fireAndRain, firstContinent } from '../tools/package/entries/sets.ts';
import { rulesText } from '../tools/package/entries/wording.ts';

const text = `
set plains "Plains" extends fire-and-rain
animal okapi x8 on grassland

layout start "g g g"

card 301 brown "Clearing" leaves 2 energy sun { place meerkat }
card 901 brown "Herd" leaves 2 energy sun note "Slowly." art "herd.png" at 20 by "Ana"
{
  place okapi;
  by hand "Stretch."
}
card 902 brown "Lake" leaves 2 energy sun { place water }
`;
const es = `
thing-okapi = ocapi
    .many = ocapis
    .gender = m
card-901 = Rebaño
    .note = Despacio.
by-hand-901-1 = Estírate.
`;
const SHAPE = 'M12 34h50v60z';
const okapi = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="${SHAPE}"/></svg>`;
const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#a30' } });
const jpeg = new Uint8Array(await picture.jpeg().toBuffer());
const lake = `data:image/svg+xml,${encodeURIComponent(okapi)}`;

const source = {
  files: [{ file: 'set.eco', text }],
  words: { es },
  icons: { okapi },
  art: { 901: jpeg, 902: lake },
};
const { sets, problems } = compile([source], [firstContinent, fireAndRain]);
const [plains] = sets;
const spanish = plains!.in('es');
const cardOf = (number: number, set = spanish) => set.cards.find((card) => card.number === number)!;

test('a set of its own speaks another language, with the words of all sets that it extends', () => {
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(cardOf(901)).toMatchObject({ title: 'Rebaño', note: 'Despacio.' });
  expect(rulesText(cardOf(901), spanish.words)).toBe('Coloca un ocapi.\nEstírate.');
  const [burn] = fireAndRain.in('es').cards;
  expect(rulesText(burn!, spanish.words)).toBe(rulesText(burn!, fireAndRain.in('es').words));
  expect(spanish.words.titles!.get(302)).toBe('La sequía');
  // A card that it replaces does not lend it its title.
  expect(cardSvg(cardOf(301), spanish.words)).toContain('Clearing');
  expect(rulesText(cardOf(901, plains!.in()), plains!.in().words)).toBe('Place an okapi.\nStretch.');
  expect(() => plains!.in('fr' as 'es')).toThrow('Cards are not worded in "fr", only in en, es.');
});

test('its drawings and pictures are on cards and boards', async () => {
  const [herd, pond, clearing] = [901, 902, 301].map((number) => cardSvg(cardOf(number), spanish.words));
  expect(herd).toContain(`data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`);
  expect(herd).toContain(SHAPE);
  expect(pond).toContain('data:image/svg+xml;base64,');
  expect(clearing).toContain(fireAndRain.icons.meerkat!.path!.d);
  expect(clearing).not.toContain('<image');
  expect((await svgToPng(herd!, 72)).length).toBeGreaterThan(1000);
  const { landscape } = view(newGame(spanish.chain, { players: 2, seed: 1 }), 0);
  const peopled = landscape.map((tile) => ({ ...tile, animals: ['okapi'] }));
  expect(boardSvg({ landscape: peopled }, { set: spanish })).toContain(SHAPE);
});

test('other sets can extend it, and it survives structuredClone as data', () => {
  const more = `set more "More" extends plains\ncard 905 blue "Two" leaves 2 energy sun { place okapi }`;
  const found = compile(
    [{ files: [{ file: 'more.eco', text: more }] }],
    [firstContinent, fireAndRain, plains!],
  );
  const together = compile(
    [{ files: [{ file: 'more.eco', text: more }] }],
    [fireAndRain, source, firstContinent],
  );
  for (const { sets } of [found, together]) {
    const { cards, words, chain } = sets[0]!.in('es');
    expect(rulesText(cards[0]!, words)).toBe('Coloca un ocapi.');
    expect([words.icons!.okapi, words.art!.get(901)?.at]).toEqual([expect.anything(), 20]);
    expect(view(newGame(chain, { players: 2, seed: 1 }), 0).seats).toHaveLength(2);
  }
  expect(structuredClone(plains)).toEqual({ ...plains });
});

test('each fault is one problem, and what is faulty is left out', () => {
  const faulty = {
    ...source,
    words: { es: es.replace('= m', '= x'), fr: '' },
    icons: { okapi: okapi.replace('<path', '\n<image href="a.png"/><path'), meerkat: okapi },
    art: { 901: new TextEncoder().encode('my herd'), 902: lake.replace('path', 'text'), 301: 'herd.png' },
  };
  const found = compile([faulty], [firstContinent, fireAndRain]);
  const errors = found.problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code, file, line }) => `${code} ${file}:${line}`)).toEqual([
    'ECO512 art/301.png:1',
    'ECO512 art/902.png:1',
    'ECO512 herd.png:1',
    'ECO512 icons/okapi.svg:2',
    'ECO511 words.es.ftl:2',
    'ECO511 words.fr.ftl:1',
  ]);
  const { cards, words } = found.sets[0]!.in('es');
  expect([words.art!.size, Object.keys(words.icons!).includes('okapi')]).toEqual([0, false]);
  expect(words.icons!.meerkat!.path!.d).toBe(SHAPE);
  expect(rulesText(cards.find(({ number }) => number === 901)!, words)).toBe('Coloca un okapi.\nEstírate.');
});
