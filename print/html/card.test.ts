import { expect, test } from 'vitest';
import { cards, features, words } from '../../test/print/box-set.ts';
import { cardPages } from '../pages.ts';
import { LANGUAGES } from '../wording/language.ts';
import { rowsOfSteps } from '../wording/rows-of-steps.ts';
import { cardHtml } from './card.ts';

const ALL = [...cards, ...features];

test('the HTML of a card is the same as on a sheet of its size', async () => {
  const sheet = { paper: { width: 63, height: 63 }, card: 63, bleed: 0, margin: 0, marks: false };
  const looks = LANGUAGES.flatMap((lang) => [
    { lang, proof: false, of: lang === 'en' ? ALL : ALL.filter((_, i) => i % 4 === 0) },
    { lang, proof: true, of: ALL.slice(0, 5) },
  ]);
  for (const { of, ...look } of looks) {
    for (const card of of) {
      const { html } = await cardPages({
        ...sheet,
        ...look,
        cards: [card],
        words,
        setTitle: 'A set',
        version: '1',
      });
      const shown = cardHtml(card, words, look);
      expect(html.slice(html.indexOf('<body>'))).toBe(`<body>\n${shown.body}\n</body>\n</html>\n`);
      expect(html).toContain(`\n${shown.style}</style>`);
      // Sheets also have the fonts for the text around cards.
      const faces = html.match(/@font-face/g)!.length - (shown.body.includes('class="small"') ? 1 : 2);
      expect(shown.fonts).toHaveLength(faces);
    }
  }
});

test('a card lists the font files that it uses', () => {
  const files = (title: string) => cardHtml({ ...ALL[0]!, title }, words).fonts.map(({ file }) => file);
  const latin = [
    'alegreya-sans-latin-500-normal',
    'alegreya-sans-latin-800-normal',
    'alegreya-sans-sc-latin-700-normal',
  ];
  expect(files('Rain')).toEqual(latin);
  expect(files('Żubr')).toContain('alegreya-sans-sc-latin-ext-700-normal');
});

test("the set's own icons replace those of this project", () => {
  const drawing = { box: [0, 0, 9, 9] as [number, number, number, number], body: '<path d="M1 2H3Z"/>' };
  const icons = Object.assign(() => ({ ...drawing, colours: [] }), { fault: () => undefined });
  expect(cardHtml(ALL[0]!, words, { icons }).body).toContain('M1 2H3Z');
});

test('rows and the boxes around them carry the path of their step', () => {
  for (const lang of LANGUAGES) {
    for (const card of ALL) {
      const { body } = cardHtml(card, words, { lang });
      const marked = [...body.matchAll(/<div class="row(?: bullet)?"(?: data-step="([^"]*)")?/g)].map(
        ([, name]) => name,
      );
      const expected = rowsOfSteps(card, words, lang).map(({ path, trigger }) => {
        if (trigger !== undefined) return `${trigger}:${path?.join('.') ?? ''}`;
        return path?.join('.');
      });
      // The text omits the pattern of a feature if it is drawn.
      expect(marked).toEqual(expected.slice(expected.length - marked.length));
      expect(marked.length).toBeGreaterThan(0);
    }
  }
  const framed = ALL.find(({ number }) => number === 42)!;
  const { body } = cardHtml(framed, words);
  const [, box] = /class="inner" data-step="([^"]*)"/.exec(body)!;
  expect(body).toContain(`<div class="row" data-step="${box}">`);
  expect(body).toContain(`<div class="row bullet" data-step="${box}.0.0">`);
});
