/** A report with everything that can be played in addition: four strengths, restricted play, and changes. */
import { parseHTML } from 'linkedom';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LADDER, makeLadder } from '../../simulate/ladder/ladder.ts';
import { WIN_UNITS } from '../../simulate/statistics/sums.ts';
import { violationsDayAndNight } from '../studio/violations.ts';
import { openReport } from './opened-report.ts';
import { played } from './played.ts';

// Types for functions that run in the page: the project's types do not include the DOM.
declare const document: { documentElement: { scrollWidth: number } };

const { match, run } = played(100);
const numbers = run.subject.cards.map((card) => run.tables.cards[card].number);
/** The cards that most games began with. */
const often = run.subject.cards.toSorted(
  (a, b) => run.tally.cards[b].dealt.games - run.tally.cards[a].dealt.games,
);
/** One that wins more with all, one that wins more with weak players alone, and one that wins more with strong players alone. */
const [always, weak, strong] = often;
const rowOf = (card: number) => `card-${run.tables.cards[card].number}`;

/** The run at one strength, in which some cards and hands win this share of a thousand games, and all others a fair share. */
function rung(bot: (typeof LADDER)[number]) {
  const tally = structuredClone(run.tally);
  const games = 1234;
  const wins = (share: number) => ({ games, won: Math.round(share * WIN_UNITS * games) });
  const isStrong = LADDER.indexOf(bot) > 1;
  for (const card of run.subject.cards) {
    const share = card === always || card === (isStrong ? strong : weak) ? 0.35 : 0.25;
    tally.cards[card].dealt = wins(share);
  }
  Object.assign(tally.cards[always], {
    held: 100,
    dead: 50 - 10 * LADDER.indexOf(bot),
    runs: 50,
    points: 155,
  });
  for (const [at, { word }] of run.subject.hands.entries()) tally.hands[word.name] = wins(0.15 + at / 100);
  return { bot, run: { ...run, tally } };
}
const rungs = LADDER.map(rung);
const ladder = makeLadder(rungs);
const lift = { games: 1234, lift: 0.1234, low: 0.1, high: 0.15 };
const difference = { games: 1234, mean: -0.1234, low: -0.15, high: -0.1 };
const more = {
  ladder,
  restricted: {
    bot: 'learned' as const,
    cards: numbers.slice(0, 20).map((number, at) => ({ ...difference, number, rate: at / 20 })),
  },
  trials: [
    {
      number: numbers[0],
      now: lift,
      wanted: 'weaker' as const,
      advice: '3vp instead of 4',
      tried: [{ ...lift, change: '3vp instead of 4', difference }],
    },
  ],
};

let report: Awaited<ReturnType<typeof openReport>>;
let written: ReturnType<typeof parseHTML>['document'];
let page: Page;
beforeAll(async () => {
  report = await openReport({ match: { ...match, run: rungs[1].run }, title: 'Strengths', more });
  written = parseHTML(report.html).document;
  ({ page } = report);
  await page.setViewport({ width: 1280, height: 900 });
});
afterAll(() => report?.close());

/** Shows the page with all chapters open on a screen of this width. */
async function shownAt(width: number): Promise<void> {
  await page.setViewport({ width, height: 900 });
  await page.$$eval('details.chapter', (all) => {
    for (const one of all) one.open = true;
  });
}

test('axe finds nothing, on a phone and on a wide screen', async () => {
  for (const width of [390, 1280]) {
    await shownAt(width);
    expect(await violationsDayAndNight(page), `${width}`).toEqual([]);
  }
});

/** What a chapter says before its table. */
const saidIn = (chapter: string) =>
  [...written.querySelectorAll(`section:has(> details > summary > #${chapter}) p`)]
    .map((one) => one.textContent)
    .join(' ');

test('cards and hands are marked where the two strongest agree, whatever the players of the run say', () => {
  const marked = (chapter: string) => [...written.querySelectorAll(`#${chapter}-rows tr.named`)];
  const rows = [always, strong].map(rowOf);
  expect(marked('cards').map(({ id }) => id)).toEqual(expect.arrayContaining(rows));
  expect(marked('cards')).toHaveLength(2);
  // The one that weak players win more with is in the plot, too, but not marked there.
  const points = [...written.querySelectorAll('section:has(#lift) .wide circle')];
  expect(points.length).toBeGreaterThan(2);
  expect(points.filter((one) => one.getAttribute('fill') === 'var(--warn)')).toHaveLength(2);
  const agree = ladder.hands.flatMap((hand) => (hand.agreed === null ? [] : [hand.name]));
  expect(agree.length).toBeGreaterThan(0);
  expect(marked('hands').map((row) => row.querySelector('th')!.textContent)).toEqual(agree.toSorted());
  for (const chapter of ['cards', 'hands'])
    expect(saidIn(chapter)).toContain(
      'only where the two strongest players, learned and mcts:20+learned, agree',
    );
});

test('for each strength there is how often it brings a card into play, and what the card gives', () => {
  const name = `card ${run.tables.cards[always].number}`;
  const row = [...written.querySelectorAll('#ladder-use-rows tr')].find((one) =>
    one.querySelector(`a[href="#${rowOf(always)}"]`),
  );
  expect(row, name).toBeDefined();
  const cells = [...row!.querySelectorAll('td')].map(({ textContent }) => textContent.trim());
  const given = '50 times, 3.1 points';
  expect(cells.slice(-4)).toEqual([
    `50.0 % ${given}`,
    `60.0 % ${given}`,
    `70.0 % ${given}`,
    `80.0 % ${given}`,
  ]);
});
