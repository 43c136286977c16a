/** The field for own words: when what was read is shown, and when a draft is taken. */
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askedLine } from '../../../test/studio/asked-line.ts';
import type { Address } from '../address.ts';
import { type ReadWords, WordsController } from './words-controller.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Asked = { text: string; draft: number; leftOut: string[] };

/** Reads each sentence as a piece: those with `?` have two drafts, those without a verb are holes. */
function answer({ text, draft, leftOut }: Asked) {
  const pieces = [...text.matchAll(/[^\s.][^.]*\.?/g)].map(({ 0: words, index: at }) => {
    const isHole = !words.startsWith('Place');
    return { at, length: words.length, eco: words, rules: words, isHole };
  });
  const drafts = text.includes('?') ? [{ pieces }, { pieces }] : [{ pieces }];
  return {
    text,
    drafts,
    card: { source: `${draft} ${leftOut} ${text.replace(/\.$/, '')}` },
    refusal: null,
  };
}

interface Given {
  cards?: number;
  write?: (source: string) => Promise<void>;
}

function page({ cards = 1, write }: Given = {}) {
  const written: string[] = [];
  const { line, asked } = askedLine((name, params) => (name === 'ownWords' ? answer(params) : undefined));
  const checked = signal<{ cards: number } | undefined>(undefined);
  const parts = {
    address: signal<Address>({ place: 'write', what: '' }),
    answers: { checked },
    isInWords: signal(false),
    lang: signal('en' as const),
    line,
    set: { writable: true },
  };
  const words = new WordsController(parts, {
    place: () => ({ file: 'a.eco', number: 901 }),
    write: write ?? (async (source) => void written.push(source)),
  });
  words.follow();
  checked.value = { cards };
  return { words, written, asked, checked, isInWords: parts.isInWords };
}

const shown = ({ shown: { value } }: { shown: { value: ReadWords | undefined } }) => value?.text;

test('the field is open at first in a set without cards, and only there', () => {
  expect(page().isInWords.value).toBe(false);
  const { isInWords, checked } = page({ cards: 0 });
  expect(isInWords.value).toBe(true);
  isInWords.value = false;
  checked.value = { cards: 0 };
  expect(isInWords.value).toBe(false);
});

test('a text is read while the field is open, and what may go on is a hole only after a pause', async () => {
  const { words, isInWords, asked } = page();
  words.write('Place a lion.');
  expect(asked).toEqual([]);
  isInWords.value = true;
  expect(shown(words)).toBe('Place a lion.');
  words.write('Place a lion. Storks');
  expect(shown(words)).toBe('Place a lion.');
  await vi.advanceTimersByTimeAsync(399);
  words.write('Place a lion. Storks fly');
  await vi.advanceTimersByTimeAsync(399);
  expect(shown(words)).toBe('Place a lion.');
  await vi.advanceTimersByTimeAsync(1);
  expect(shown(words)).toBe('Place a lion. Storks fly');
  words.write('Place a lion. Storks fly away.');
  expect(shown(words)).toBe('Place a lion. Storks fly away.');
  words.write(' ');
  expect(shown(words)).toBeUndefined();
});

test('Enter takes the only draft, but nothing that has not been shown', async () => {
  const { words, written, isInWords } = page();
  isInWords.value = true;
  words.write('Place a lion.');
  words.write('Place a lion. Storks');
  expect(await words.take({ isOnly: true })).toBe(false);
  expect([shown(words), written]).toEqual(['Place a lion. Storks', []]);
  await words.take({ isOnly: true });
  expect(written).toEqual(['0  Place a lion. Storks']);
  expect(words.text.value).toBe('');
});

test('of several drafts, one is chosen and taken', async () => {
  const { words, written, isInWords } = page();
  isInWords.value = true;
  words.write('Place what?');
  expect(await words.take({ isOnly: true })).toBe(true);
  expect(written).toEqual([]);
  words.draft.value = 1;
  await words.take();
  expect(written).toEqual(['1  Place what?']);
});

test('a sentence stays in the field if its card cannot be written', async () => {
  const { words, isInWords } = page({ write: () => Promise.reject(new Error('away')) });
  isInWords.value = true;
  words.write('Place a lion.');
  await expect(words.take()).rejects.toThrow('away');
  expect(words.text.value).toBe('Place a lion.');
});

test('drafts differ in the lines whose rules texts are not the same in all', () => {
  const { words } = page();
  const draft = (...rules: string[]) => ({ pieces: rules.map((one) => ({ rules: one })) });
  const differing = (...drafts: object[]) => {
    words.shown.value = { drafts } as ReadWords;
    return words.differing;
  };
  expect(differing()).toEqual([]);
  expect(differing(draft('Gain a cube.'))).toEqual([]);
  expect(differing(draft('a', 'b', 'c'), draft('a', 'd', 'c'), draft('a', 'b', 'e'))).toEqual([1, 2]);
  expect(differing(draft('a'), draft('a', 'b'))).toEqual([1]);
});

test('a hole that is left out stays so until its sentence changes', () => {
  const { words, isInWords } = page();
  isInWords.value = true;
  words.write('Storks fly. Place a lion.');
  words.leaveOut('Storks fly.', true);
  expect(words.leftOut.value).toEqual(['Storks fly.']);
  words.write('Storks fly. Place a lion there.');
  expect(words.leftOut.value).toEqual(['Storks fly.']);
  words.write('Storks fly on. Place a lion there.');
  expect(words.leftOut.value).toEqual([]);
  words.write('Storks fly. Place a lion there.');
  expect(words.leftOut.value).toEqual([]);
});

test('a suggestion is written in the place of its word, which chooses the first draft again', () => {
  const { words, isInWords } = page();
  isInWords.value = true;
  words.write('Place a storm?');
  words.draft.value = 1;
  words.spell(8, 5, 'stork');
  expect([words.text.value, words.draft.value]).toEqual(['Place a stork?', 0]);
});
