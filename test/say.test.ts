/** `ecos say`: what a text can mean, where reading stops, and the exit code. */
import { expect, test } from 'vitest';
import { ecos } from './ecos.ts';

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

test('the words of a set at a path are read', () => {
  const one = (set: string) => say('Place a zebra.', set).readings.map(({ eco }: { eco: string }) => eco);
  expect(one('new-horizon')).toEqual(['place zebra']);
  expect(one('first-continent')).toEqual([]);
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
