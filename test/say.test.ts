/** `ecos say`: what a text can mean, where reading stops, and the exit code. */
import { expect, test } from 'vitest';
import { ecos } from './ecos.ts';
import { folderWith } from './folder-with.ts';

const say = (text: string, ...args: string[]) => {
  const { code, out } = ecos(['say', text, ...args, '--format', 'json']);
  return { code, ...JSON.parse(out) };
};

test('one reading: its steps, its rules text and whether it is an Impact card', () => {
  expect(say('Remove a lion. Gain 3 points.')).toEqual({
    code: 0,
    text: 'Remove a lion. Gain 3 points.',
    lang: 'en',
    readings: [
      { eco: 'remove a lion;\ngain 3vp', text: 'Remove a lion.\nGain 3 points.', impact: true, left: [] },
    ],
    stopped: null,
  });
});

test('none: the first word that does not fit, and what can be said', () => {
  expect(say('Place a lion. Dance with it.')).toMatchObject({
    code: 1,
    readings: [],
    stopped: { at: 14, length: 5, word: 'Dance', nearest: { eco: 'place lion', text: 'Place a lion.' } },
  });
});

test('what never happens is no reading', () => {
  expect(say('Place a lion on a water tile.')).toMatchObject({
    code: 1,
    stopped: { at: 0, word: 'Place', why: expect.stringContaining('never on water') },
  });
});

test('what nobody can tell is no reading, though each word is known', () => {
  expect(say('Place two lions. Remove an antelope next to it.')).toMatchObject({
    code: 1,
    stopped: { at: 0, word: 'Place', why: expect.stringContaining('can mean several things') },
  });
});

test('a sentence that is too long is called so', () => {
  expect(say(`Place ${'a lion, '.repeat(300)}and a lion.`).stopped).toMatchObject({
    word: 'Place',
    why: 'this sentence is too long: say it in several',
  });
});

test('the words of a set at a path are read', () => {
  const one = (set: string) => say('Place a zebra.', set).readings.map(({ eco }: { eco: string }) => eco);
  expect(one('new-horizon')).toEqual(['place zebra']);
  expect(one('first-continent')).toEqual([]);
});

test('what a set calls things, elements and the landscape is read, and what its cards call them', () => {
  const set = folderWith({
    'set.eco': 'set own "Own" extends first-continent\nanimal meerkat x8 on desert\n',
    'words.en.ftl':
      'thing-meerkat = suricate\n  .many = suricates\nthing-desert = dune\n  .many = dunes\nelement-sun = light\n',
    'words.es.ftl':
      'thing-meerkat = suricata\n  .many = suricatas\n  .gender = f\nthing-desert = duna\n  .many = dunas\n  .gender = f\n',
  });
  const only = (text: string, ...args: string[]) =>
    say(text, set, ...args).readings.map(({ eco }: { eco: string }) => eco);
  expect(only('Place 2 suricates on a dune. Gain 1 light.')).toEqual([
    'place 2 meerkats on a desert;\ngain 1 sun',
  ]);
  expect(only('Place a meerkat on a desert. Gain 1 sun.')).toEqual([
    'place meerkat on a desert;\ngain 1 sun',
  ]);
  expect(only('Gain 1 point for each dune habitat.')).toEqual(['gain 1vp per desert habitat']);
  const spanish = 'Coloca una duna. Gana 1 punto por cada suricata.';
  expect(only(spanish, '--lang', 'es')).toEqual(['place a desert;\ngain 1vp per meerkat']);
});

test('a misspelt word is read with a note', () => {
  expect(say('Place a lioon.')).toMatchObject({
    code: 0,
    readings: [{ eco: 'place lion' }],
    meant: [{ at: 8, length: 5, word: 'lion' }],
  });
});

test('an unknown language is wrong use', () => {
  expect(ecos(['say', 'Place a lion.', '--lang', 'fr']).code).toBe(2);
});

test('places are those of the text, whatever signs stand before them', () => {
  expect(say('Place a lion. 🦁🎉 İİ Dance.').stopped).toMatchObject({ at: 14, word: '🦁' });
  expect(say('Oh dear, İİ, a drought! Remove a lion. Dance.').stopped).toMatchObject({
    at: 39,
    word: 'Dance',
  });
});

test('accents are read as one sign and as two', () => {
  expect(say('Coloca un león.'.normalize('NFD'), '--lang', 'es')).toMatchObject({ code: 0, stopped: null });
});
