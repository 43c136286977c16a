import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { parse, type SelectExpression, type VariableReference, Visitor } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { ENGINE_THINGS } from '../../program/index.ts';
import { TEXTS } from '../../test/print/fixtures/texts.ts';
import { WORDS } from '../../test/print/fixtures/words.ts';
import { LANGUAGES, type Lang, SOURCE_LANGUAGE } from './language.ts';
import { plain } from './parts.ts';
import { stepsText } from './text.ts';
import { MESSAGES } from './translation/messages.generated.ts';
import { newTranslator, translator } from './translation/translator.ts';

const textOf = (name: string) => readFileSync(new URL(`./languages/${name}.ftl`, import.meta.url), 'utf8');
const english = textOf('en');
// `messages.generated.ts` has the messages and values of all languages, so none of them has others.
test.each(LANGUAGES)('the files for %s have every message once, and the nouns of the landscape', (lang) => {
  const bundle = new FluentBundle(lang);
  for (const name of [lang, `table.${lang}`])
    expect(bundle.addResource(new FluentResource(textOf(name)))).toEqual([]);
  const needed = [...Object.keys(MESSAGES), ...ENGINE_THINGS.map((thing) => `thing-${thing}`)];
  expect(needed.filter((id) => !bundle.hasMessage(id))).toEqual([]);
});

/** The values and the variants of each message of a table; variants by gender or sound are a matter of the language. */
function messagesOf(lang: Lang): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of parse(textOf(`table.${lang}`), {}).body) {
    expect(entry.type).not.toBe('Junk');
    if (entry.type !== 'Message') continue;
    const names = new Set<string>();
    const visitor = new (class extends Visitor {
      override visitVariableReference({ id }: VariableReference): void {
        names.add(`$${id.name}`);
      }

      override visitSelectExpression(node: SelectExpression): void {
        const { selector, variants } = node;
        if (selector.type === 'VariableReference')
          for (const { key } of variants)
            names.add(`$${selector.id.name} ${'name' in key ? key.name : key.value}`);
        this.genericVisit(node);
      }
    })();
    visitor.visit(entry);
    found.set(entry.id.name, [...names].sort());
  }
  return found;
}

test.each(LANGUAGES.filter((lang) => lang !== SOURCE_LANGUAGE))(
  'a table says the same in %s: the same messages of the same values, with words for the same kinds',
  (lang) => {
    const [english, other] = [messagesOf('en'), messagesOf(lang)];
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    const kindsOf = (names: readonly string[] = []) =>
      names.filter((name) => / (?!other$|one$|[01]$)/.test(name) || !name.includes(' '));
    for (const [id, names] of english)
      if (!FREE.has(id)) expect([id, kindsOf(other.get(id))]).toEqual([id, kindsOf(names)]);
  },
);

/** Messages in which a language may leave out a value, or say more. */
const FREE: ReadonlySet<string> = new Set([
  'you',
  'deck',
  'option-thing',
  'option-thing-object',
  'option-reward',
]);

test('a text with a character that marks phrases is written without it', () => {
  const say = newTranslator('en', english).say('art-by', { names: 'A\uE000\uE001da' });
  expect(plain(say)).toBe(plain(newTranslator('en', english).say('art-by', { names: 'A\uE001da' })));
});

test('blanks around the beginnings of a word count for nothing', () => {
  const text = english.replaceAll('BEGINS($what, "uni us")', 'BEGINS($what, " uni  us ")');
  expect(plain(newTranslator('xx', text).say('a', { what: [{ part: 'text', text: 'elk' }] }))).toBe('an elk');
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
