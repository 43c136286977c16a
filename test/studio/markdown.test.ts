/** “Copy as Markdown” in a real browser: Gallery and Games copy the same text about a change as `ecos diff --play` prints. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { ecos } from '../ecos.ts';
import { chooseIn } from './choose-in.ts';
import { commit } from './commit.ts';
import { PATIENCE } from './elements.ts';
import { openedStudio } from './opened.ts';

const cards = (points: number, more = '') => `set marsh "Marsh" extends first-continent
  target 10 short 6

card 901 brown "Rain | snow"
  leaves 2
  energy sun
{
  place water;
  gain ${points}vp;
}

card 902 blue "Reeds"
  leaves 3
  energy water, water
{
  gain 3 water;
}

scenario "it rains" { board "w 1" do card 901; choose 1; expect finished; }
${more}`;
const REMOVED = 'scenario "two points" { board "w 1" do card 901; choose 1; expect 2vp; }\n';
const MORE = 'card 903 brown leaves 1 energy water { gain 1 card }\n';

const studio = openedStudio(
  { 'marsh.eco': cards(2, REMOVED) },
  {
    prepare(folder) {
      commit(folder, 'The marsh');
      writeFileSync(join(folder, 'marsh.eco'), cards(5, MORE));
    },
  },
);
const { click, find, press, shows, textOf, evaluate } = studio;

const GAMES = { players: 2, games: 400, seed: 1 };
let written: string;
beforeAll(() => {
  const options = Object.entries({ ...GAMES, jobs: 1 }).flatMap(([name, value]) => [`--${name}`, `${value}`]);
  const { code, out, err } = ecos(['diff', 'HEAD', '.', '--play', ...options], { cwd: studio.folder });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  written = out.trim();
});

const allow = (...permissions: ('clipboard-read' | 'clipboard-sanitized-write')[]) =>
  studio.page.browserContext().overridePermissions(new URL(studio.address).origin, permissions);

/** Other tests use the clipboard of this browser too, so this copies again until it reads back the wanted text. */
const copied = async (wanted: string) => {
  await allow('clipboard-read', 'clipboard-sanitized-write');
  await vi.waitFor(
    async () => {
      await studio.page.bringToFront();
      await click('button', 'Copy as Markdown');
      // The page reports success or failure.
      await shows('status', 'Copying', /\.$/);
      expect(await textOf('status', 'Copying')).toBe('Copied.');
      expect(await evaluate('navigator.clipboard.readText()')).toBe(wanted);
    },
    { ...PATIENCE, interval: 300 },
  );
};

test('Gallery copies the cards and scenarios that `ecos diff` prints', async () => {
  await shows('status', 'State', /3 cards, 0 problems/);
  await click('link', 'Gallery');
  await find('combobox', 'Compare with');
  await press('b');
  await shows('list', 'Changed cards', /901.*changed.*903.*new/s);
  expect(written).toMatch(/it rains.*two points.*### Games/s);
  await copied(written.split('\n\n### Games')[0]!);
});

test('Games copies them with the figures of the same games of `ecos diff --play`', async () => {
  await click('link', 'Games');
  await find('button', 'Start games');
  await chooseIn(studio.page, 'Players', GAMES.players);
  await chooseIn(studio.page, 'Games', GAMES.games);
  await (await find('combobox', 'Compare with')).select('HEAD');
  await click('button', 'Start games');
  await shows('region', 'Since the last commit', /Draws in a game.*400 games/s);
  await copied(written);
});

test('when the browser refuses the clipboard, the page shows the text', async () => {
  await allow();
  await click('button', 'Copy as Markdown');
  await shows('status', 'Copying', /does not allow copying: copy the text below/);
  const field = await find('textbox', 'Markdown');
  expect(await field.evaluate((one) => (one as unknown as { value: string }).value)).toBe(written);
});
