import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { TEXTS } from '../../test/print/fixtures/texts.ts';
import { WORDS } from '../../test/print/fixtures/words.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from './language.ts';
import { plain } from './parts.ts';
import { stepsText } from './text.ts';
import { languageFaults } from './translation/language-faults.ts';
import { translator, translatorOf } from './translation/translator.ts';

const english = readFileSync(new URL('./languages/en.ftl', import.meta.url), 'utf8');
const faults = (text: string) => languageFaults(new FluentResource(text));

describe('a language file', () => {
  test.each(LANGUAGES)('for %s is complete', (lang) => {
    expect(faults(readFileSync(new URL(`./languages/${lang}.ftl`, import.meta.url), 'utf8'))).toEqual([]);
  });

  test('with a missing or unknown message, or an unknown value, is refused', () => {
    const broken = english
      .replace('gain = gain { $rewards }', 'gian = gain { $rewards }')
      .replace('remove { $what }', 'remove { $where }');
    expect(faults(broken)).toEqual([
      'gain is missing',
      'gian is not a known message',
      'remove has no variable $where',
    ]);
    expect(() => translatorOf('xx', broken)).toThrow('languages/xx.ftl: gain is missing; ');
  });

  test('counts a message that Fluent cannot read as missing', () => {
    expect(faults(english.replace('this = this', 'this ='))).toEqual(['this is missing']);
  });
});

test('blanks around the beginnings of a word count for nothing', () => {
  const text = english.replaceAll('BEGINS($what, "uni us")', 'BEGINS($what, " uni  us ")');
  expect(plain(translatorOf('xx', text).say('a', { what: [{ part: 'text', text: 'elk' }] }))).toBe('an elk');
});

test.each(LANGUAGES.filter((lang) => lang !== SOURCE_LANGUAGE))(
  '%s has a text for every operation and every variant of the terms',
  async (lang) => {
    const both = TEXTS.map(
      ([steps, text]) => `${text}\n${stepsText('op' in steps ? [steps] : steps, WORDS, lang)}`,
    );
    await expect(`${both.join('\n\n')}\n`).toMatchFileSnapshot(`./languages/${lang}.said.txt`);
  },
);

test.each(LANGUAGES)('%s has shorter texts for cards with little room', async (lang) => {
  const shorter = TEXTS.flatMap(([steps]) => {
    const block = 'op' in steps ? [steps] : steps;
    const [usual, short] = (['usual', 'short'] as const).map((length) =>
      stepsText(block, WORDS, lang, length),
    );
    if (short === usual) return [];
    expect(short!.length, short).toBeLessThan(usual!.length);
    return `${usual}\n${short}`;
  });
  await expect(`${shorter.join('\n\n')}\n`).toMatchFileSnapshot(`./languages/${lang}.short.txt`);
});

describe('Spanish', () => {
  test('takes a word that its file lacks from the set', () => {
    const words = { animals: [{ ...WORDS.animals[0]!, name: 'okapi', plural: 'okapis' }] };
    const place = { op: 'place', quantity: { amount: 2, upTo: false }, kinds: ['okapi'] } as const;
    expect(stepsText([{ ...place, kinds: ['okapi'] }], words, 'es')).toBe('Coloca 2 okapis.');
  });

  test('chooses "or" and "and" by the sound of the next word', () => {
    const { say } = translator('es');
    const said = (id: 'or' | 'and', next: string) =>
      say(id, { next })
        .map(({ text }) => text)
        .join('');
    expect([said('or', 'oso'), said('or', 'hormiga'), said('or', 'león')]).toEqual(['u', 'u', 'o']);
    expect([said('and', 'impala'), said('and', 'hipopótamo'), said('and', 'hiena')]).toEqual(['e', 'e', 'y']);
  });
});
