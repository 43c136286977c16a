import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { ecos } from '../ecos.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-pictures-'));
});

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const printed = (...args: string[]) => ecos(['print', 'new-horizon', '--cards', '107,131,132', ...args]);

describe('ecos print --png', () => {
  test('writes one picture per card, one back per deck, and lists of them', () => {
    const png = join(folder, 'png');
    const ran = printed('--png', png, '--dpi', '72', '--duplex', '--format', 'json');
    expect(ran.err).toBe('');
    const result = JSON.parse(ran.out);
    const pictures = ['new-horizon-107.png', 'new-horizon-131.png', 'new-horizon-132.png'];
    const backs = readdirSync(png).filter((name) => name.startsWith('back-'));
    expect(result).toEqual({ file: png, pages: 3 + backs.length, cards: 3, warnings: [] });
    expect(readdirSync(png).toSorted()).toEqual(
      [...pictures, ...backs, 'cards.csv', 'cards.json', 'contents.json'].toSorted(),
    );
    const cards = json(join(png, 'cards.json'));
    expect(cards.map(({ file }: { file: string }) => file)).toEqual(pictures);
    for (const { back } of cards) expect(backs).toContain(back);
    expect(cards[2]).toMatchObject({
      number: 132,
      kind: 'feature',
      title: 'Kilimanjaro',
      set: 'new-horizon',
    });
    const csv = readFileSync(join(png, 'cards.csv'), 'utf8');
    expect(csv.split('\n')[0]).toBe(
      'file,back,number,kind,deck,title,set,leaves,energy,hands,source,impact,text',
    );
    expect(json(join(png, 'contents.json')).credits).toMatch(/game-icons\.net/);
  });

  test('also writes a PDF if --out is given', () => {
    const [out, png] = [join(folder, 'cards.pdf'), join(folder, 'png')];
    const ran = printed('--out', out, '--png', png, '--dpi', '36', '--format', 'json');
    expect(JSON.parse(ran.out)).toMatchObject({ file: out, pages: 1, files: [out, png] });
    expect(existsSync(out)).toBe(true);
    expect(readdirSync(png)).toHaveLength(6);
  });
});

describe('a text that does not fit its card', () => {
  const longest = `place water adjacent to a grassland; `.repeat(9);
  const set = () => {
    const file = join(folder, 'long.eco');
    writeFileSync(
      file,
      `card 901 brown leaves 2 energy sun { ${longest} }\ncard 902 blue leaves 1 energy sun { gain 1vp }`,
    );
    return file;
  };

  test.each([
    ['--out', 'cards.pdf'],
    ['--png', 'pictures'],
    ['--gallery', 'cards.html'],
    ['--tabletop', 'table'],
  ])('is refused with %s, with the card and the millimetres', (option, name) => {
    const place = join(folder, name);
    const { code, out, err } = ecos(['print', set(), option, place, '--format', 'json']);
    expect(code).toBe(1);
    expect(err).toMatch(
      /^ecos: Card 901 does not fit: its text is \d+\.\d mm too long.*Nothing was printed: --fitting prints the others, --allow-overflow/,
    );
    expect(`ecos: ${JSON.parse(out).error}\n`).toBe(err);
    expect(readdirSync(folder)).toEqual(['long.eco']);
  });

  test('is printed cut off with --allow-overflow, with a warning', () => {
    const place = join(folder, 'pictures');
    const { code, out } = ecos(['print', set(), '--png', place, '--allow-overflow', '--format', 'json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      cards: 2,
      warnings: [expect.stringMatching(/^Card 901 does not fit: its text is \d+\.\d mm too long/)],
    });
  });
});

describe('ecos print --tabletop', () => {
  test('writes sheets, backs, and saves that refer to them', () => {
    const table = join(folder, 'a table');
    const ran = printed('--tabletop', table, '--dpi', '36', '--format', 'json');
    expect(ran.err).toBe('');
    expect(JSON.parse(ran.out)).toMatchObject({ file: table, cards: 3 });
    expect(json(join(table, 'contents.json')).credits.match(/game-icons\.net/g)).toHaveLength(1);
    const save = json(join(table, 'all.json'));
    expect(save.ObjectStates.length).toBeGreaterThan(1);
    for (const { CustomDeck } of save.ObjectStates) {
      for (const { FaceURL, BackURL } of Object.values<Record<string, string>>(CustomDeck)) {
        expect(FaceURL).toMatch(/^file:\/\/\/.*a%20table\//);
        for (const url of [FaceURL, BackURL]) expect(existsSync(new URL(url!))).toBe(true);
      }
    }
    const features = json(join(table, 'features-blue.json'));
    expect(features.ObjectStates[0]).toMatchObject({
      Name: 'CardCustom',
      Nickname: 'Kilimanjaro',
      Transform: { rotZ: 180 },
    });
  });

  test('uses the URL of the folder, with a hash of each picture', () => {
    const table = join(folder, 'table');
    printed('--tabletop', table, '--dpi', '36', '--url', 'https://example.org/my-set/');
    const [{ CustomDeck }] = json(join(table, 'features-blue.json')).ObjectStates;
    const [{ FaceURL, BackURL }] = Object.values<Record<string, string>>(CustomDeck) as [
      Record<string, string>,
    ];
    expect(FaceURL).toMatch(/^https:\/\/example\.org\/my-set\/features-blue-1\.png\?[0-9a-f]{8}$/);
    expect(BackURL).toMatch(/^https:\/\/example\.org\/my-set\/back-blue\.png\?[0-9a-f]{8}$/);
  });
});

test('ecos print --gallery writes one page with every card in it', () => {
  const file = join(folder, 'gallery.html');
  const ran = printed('--gallery', file, '--dpi', '36', '--lang', 'es', '--format', 'json');
  expect(JSON.parse(ran.out)).toEqual({ file, pages: 1, cards: 3, warnings: [] });
  const html = readFileSync(file, 'utf8');
  expect(html.match(/data:image\/png;base64,/g)).toHaveLength(3);
  expect(html).toMatch(/<html lang="es">/);
});

describe('invalid options', () => {
  test.each([
    [['--dpi', '300'], /--dpi needs --png, --tabletop or --gallery/],
    [['--png', 'NEW', '--dpi', 'high'], /--dpi.*from 36 to 1200/],
    [['--png', 'NEW', '--card', '400mm', '--dpi', '1200'], /18898 pixels wide/],
    [['--tabletop', 'NEW', '--dpi', '500'], /wider or higher than the 10000 pixels.*write --dpi 403 or less/],
    [
      ['--tabletop', 'NEW', '--url', 'ftp://here'],
      /--url.*Give an address that begins with http: or https:\./,
    ],
    [['--tabletop', 'NEW', '--url', 'https://example.org/a?b=1'], /--url.*Give an address without \? or #\./],
    [['--png', 'NEW', '--url', 'https://example.org'], /--url needs --tabletop/],
    [['--png', 'NEW', '--tabletop', 'NEW'], /new: name two places\.$/m],
    [
      ['--png', 'NEW', '--out', 'NEW/cards.pdf'],
      /cards\.pdf is in a folder that is replaced as a whole: name a place outside of it\.$/m,
    ],
    [['--png', 'TAKEN'], /contains other files \(mine\.txt\)/],
    [['--calibrate', '--shop-proof', 'NEW'], /cannot be used with/],
    [['--profile', 'shop', '--shop-proof', 'NEW', '--out', 'NEW'], /new: name two places\.$/m],
    [
      ['--profile', 'shop', '--paper', 'a4', '--shop-proof', 'NEW'],
      /--shop-proof <file>' cannot be used with option '--paper <paper>'/,
    ],
    [['--out', 'TAKEN/mine.eco'], /mine\.eco is the name of a card file: choose another name for --out/],
    [
      ['--gallery', 'TAKEN/mine.eco'],
      /mine\.eco is the name of a card file: choose another name for --gallery/,
    ],
    [['--out', 'NEW', '--gallery', 'TAKEN/mine.txt/cards.html'], /cards\.html cannot be written/],
    [['--png', 'NEW', '--pdfx'], /--pdfx is for PDFs: add --out/],
  ])('%j are refused in one line', (args, message) => {
    writeFileSync(join(folder, 'mine.txt'), 'mine');
    const places = args.map((one) => one.replace(/^NEW/, join(folder, 'new')).replace(/^TAKEN/, folder));
    const ran = printed(...places);
    expect(ran.code).toBe(2);
    expect(ran.err).toMatch(message);
    expect(ran.err.trim().split('\n')).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(['mine.txt']);
  });
});
