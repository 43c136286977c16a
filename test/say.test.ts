/** `ecos say`: the drafts that a text can mean, what is not read, and the exit code. */
import { expect, test } from 'vitest';
import { ecos } from './ecos.ts';
import { folderWith } from './folder-with.ts';

const say = (text: string, ...args: string[]) => {
  const { code, out } = ecos(['say', text, ...args, '--format', 'json']);
  return { code, ...JSON.parse(out) };
};
/** The steps of each draft, in one line. */
const stepsOf = (text: string, ...args: string[]): string[] =>
  say(text, ...args).drafts.map(({ eco }: { eco: string }) => eco.replaceAll(/\n\s*/g, ' '));

test('one draft: its steps, its rules text and whether it is an Impact card', () => {
  expect(say('Remove a lion. Gain 3 points.')).toEqual({
    code: 0,
    text: 'Remove a lion. Gain 3 points.',
    lang: 'en',
    drafts: [
      {
        eco: 'remove a lion;\ngain 3vp',
        rules: 'Remove a lion.\nGain 3 points.',
        impact: true,
        pieces: [
          { at: 0, length: 14, eco: 'remove a lion', rules: 'Remove a lion.', isHole: false },
          { at: 15, length: 14, eco: 'gain 3vp', rules: 'Gain 3 points.', isHole: false },
        ],
        links: [],
        spelt: [],
      },
    ],
    isExact: true,
  });
});

test('what is not read stays in the draft, and the exit code says so', () => {
  expect(say('Place a lion. Dance with it.')).toMatchObject({
    code: 1,
    drafts: [{ eco: 'place lion;\nby hand "Dance with it."' }],
    isExact: false,
  });
  const { out } = ecos(['say', 'Place a storm. Dance.']);
  const holes = ['Not read: Place a storm. It stops at `storm`.', 'Not read: Dance. It stops at `Dance`.'];
  expect(out).toContain([...holes, '`storm`: did you mean `stork`?'].join('\n\n'));
});

test('what never happens is not read', () => {
  expect(stepsOf('Place a lion on a water tile.')).toEqual(['by hand "Place a lion on a water tile."']);
});

test('a text that is too long is refused', () => {
  const { code, err } = ecos(['say', 'Sing. '.repeat(31)]);
  expect([code, err]).toEqual([2, expect.stringContaining('too long to be read')]);
});

test('the words of a set at a path are read', () => {
  expect(stepsOf('Place a zebra.', 'new-horizon')).toEqual(['place zebra']);
  expect(stepsOf('Place a zebra.', 'first-continent')).toEqual(['by hand "Place a zebra."']);
});

test('what a set calls things, elements and the landscape is read, and what its cards call them', () => {
  const set = folderWith({
    'set.eco': 'set own "Own" extends first-continent\nanimal meerkat x8 on desert\n',
    'words.en.ftl':
      'thing-meerkat = suricate\n  .many = suricates\nthing-desert = dune\n  .many = dunes\nelement-sun = light\n',
    'words.es.ftl':
      'thing-meerkat = suricata\n  .many = suricatas\n  .gender = f\nthing-desert = duna\n  .many = dunas\n  .gender = f\n',
  });
  expect(stepsOf('Place 2 suricates on a dune. Gain 1 light.', set)).toEqual([
    'place 2 meerkats on a desert; gain 1 sun',
  ]);
  expect(stepsOf('Place a meerkat on a desert. Gain 1 sun.', set)).toEqual([
    'place meerkat on a desert; gain 1 sun',
  ]);
  expect(stepsOf('Gain 1 point for each dune habitat.', set)).toEqual(['gain 1vp per desert habitat']);
  const spanish = 'Coloca una duna. Gana 1 punto por cada suricata.';
  expect(stepsOf(spanish, set, '--lang', 'es')).toEqual(['place a desert; gain 1vp per meerkat']);
});

test('an unknown language is wrong use', () => {
  expect(ecos(['say', 'Place a lion.', '--lang', 'fr']).code).toBe(2);
});

test('places are those of the text, whatever signs stand before them', () => {
  const text = 'Place a lion. 🦁🎉 İİ Dance.';
  const [, hole] = say(text).drafts[0].pieces;
  expect(text.slice(hole.at, hole.at + hole.length)).toBe('🦁🎉 İİ Dance.');
});

test('accents are read as one sign and as two', () => {
  expect(say('Coloca un león.'.normalize('NFD'), '--lang', 'es')).toMatchObject({ code: 0, isExact: true });
});
