/** `ecos share`: links to sets and cards, what they leave at home, and what is refused. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readLink } from '../studio/link/link.ts';
import { ecos } from './ecos.ts';
import { folderWith } from './folder-with.ts';

const cwd = folderWith({
  'pond/cards.eco': `set pond "Pond" extends polar-shores
animal newt x6 on water
hand reed leaf "Reed"
card 901 brown hand reed active leaves 1 energy sun { place newt; }
card 902 blue leaves 1 energy sun { place penguin; }
scenario "newt" { board "w" do card 901; }
`,
  'pond/icons/newt.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>',
  'lake/cards.eco': 'card 904 brown leaves 1 energy sun { place water; }\n',
  'lake/art/904.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>',
  'pair/cards.eco': `set pair "Pair" extends polar-shores
animal newt x6 on water
card 901 brown leaves 1 energy sun { place newt; }
card 902 blue leaves 1 energy sun { place penguin; }
`,
  'pair/words.es.ftl': 'thing-newt = tritón\n    .plural = tritones\n    .gender = m\n',
  'bad.eco': 'card 1 brown\n  leaves\n',
  'empty/notes.txt': '',
});
const share = (...args: string[]) => ecos(['share', ...args], { cwd });
const shareJson = (...args: string[]) => JSON.parse(share(...args, '--format', 'json').out);

test('a link to a set leaves scenarios at home unless they are asked for', async () => {
  const made = shareJson('pond');
  expect(made).toEqual({
    link: expect.stringMatching(/^#\/shared\/2\./),
    characters: made.link.length,
    cards: 2,
    left: ['scenarios'],
  });
  const { title, files, extras } = await readLink(made.link);
  expect(title).toBe('Pond');
  expect(files[0]!.text).not.toContain('scenario');
  // Its own drawing goes along; those of a bundled set are wherever the link opens.
  expect(Object.keys(extras!.icons!)).toEqual(['newt']);
  const whole = shareJson('pond', '--with-scenarios');
  expect(whole.left).toEqual([]);
  expect((await readLink(whole.link)).files[0]!.text).toContain('scenario "newt"');
});

test('a link to a card has this card alone, and leads to an address', async () => {
  const to = ['--share-to', 'https://cards.example/studio/?a=b#/write'];
  const made = shareJson('pond', '--cards', '901', ...to);
  expect(made).toMatchObject({ cards: 1, left: ['scenarios', 'hands'] });
  const [address, fragment] = made.link.split('#');
  expect([address, made.characters]).toEqual(['https://cards.example/studio/', fragment.length + 1]);
  const { files } = await readLink(made.link);
  expect(files).toEqual([
    { file: 'card-901.eco', text: expect.stringMatching(/animal newt.*card 901 brown leaves/s) },
  ]);
});

test('standard error says how to give an address, and what stays at home', () => {
  const { err } = share('pond', '--cards', '901');
  expect(err).toContain('--share-to URL');
  expect(err).toMatch(
    /The other card, the hand reed and the scenario stay at home\. The animal newt goes with it\./,
  );
});

test('a link names the bundled sets that it extends, instead of containing them', () => {
  expect(shareJson('polar-shores').characters).toBeLessThan(6000);
  expect(shareJson('polar-shores', '--cards', '201').characters).toBeLessThanOrEqual(400);
});

test('pictures stay at home', () => {
  expect(shareJson('lake').left).toEqual(['pictures']);
  expect(shareJson('lake', '--cards', '904').left).toEqual(['pictures']);
  expect(share('lake', '--out', 'lake.html').err).toContain('The picture stays at home.');
});

test('a file with some cards has nothing of the others', () => {
  expect(share('pair', '--cards', '902', '--out', 'pair.html').code).toBe(0);
  const [, packed] = /id="set">([^<]+)/.exec(readFileSync(join(cwd, 'pair.html'), 'utf8'))!;
  const { set } = JSON.parse(inflateRawSync(Buffer.from(packed!, 'base64')).toString());
  expect(JSON.stringify(set)).not.toMatch(/newt|tritón/);
  expect(Object.keys(set.look.icons)).toContain('penguin');
});

test('a set with errors gets a link; cards that are missing, and a folder without any, are refused', () => {
  expect(share('bad.eco')).toMatchObject({ code: 0 });
  for (const [args, words] of [
    [['pond', '--cards', '901-905,7'], 'There is no card 7 in pond.'],
    [['bad.eco', '--cards', '1'], 'does not compile without the rest of the set'],
    [['empty'], 'There is no card file in empty.'],
    [['pond', '--lang', 'es'], '--lang needs --out.'],
  ] as const)
    expect(share(...args)).toMatchObject({ code: 2, err: expect.stringContaining(words) });
});
