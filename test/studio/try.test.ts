/** Films of scenarios and the place Try in a real browser: what a designer does there, with elements found by role and name. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { PATIENCE } from './elements.ts';
import { openedStudio } from './opened.ts';

const SET = 'set waders "Waders" extends first-continent\n';
const FILM = {
  'set.eco': `${SET}\nanimal heron plural herons x8 on water\n`,
  'cards.eco': `card 902 brown
  leaves 2
  energy water
{
  place water;
  gain 1vp;
  place heron on this tile;
}
`,
  'waders.eco': `scenario "one heron comes"
{
  board "a"
  where a = water
  do card 902;
  expect 1vp;
}

scenario "two herons come"
{
  given 2 cubes
  board "a 1"
  where a = water
  do card 902;
  choose 1;
  expect 1vp;
  expect 1 is water with 2 heron;
}
`,
};
const studio = openedStudio(FILM);
const { find, click, focus, press, textOf, eventually, shows, evaluate, goTo, write } = studio;

const stepNow = async () =>
  (await find('slider', 'Step')).evaluate((element) => element.getAttribute('aria-valuetext'));
const textsIn = (selector: string) =>
  studio.page.$$eval(`.source >>> ${selector}`, (elements) =>
    elements.map(({ textContent }) => textContent).join(''),
  );
const sourceText = () => textsIn('.cm-content');
const litText = () => textsIn('.cm-lit');

describe('a film', () => {
  test('a scenario in the list opens as a film; a failing one opens where it fails, with both boards', async () => {
    await shows('status', 'State', /0 of 2 scenarios pass/);
    await click('link', '902');
    await click('link', 'two herons come');
    await eventually(stepNow, /^6 of 6: expect 1 is water with 2 heron, fails/);
    expect(await textOf('image', 'Board that was expected')).toMatch(/1: water with 2 heron/);
    expect(await textOf('image', 'Board')).toMatch(/1: water with 1 heron\b.*Not as expected: 1/s);
    expect(await textOf('region', 'Film')).toMatch(/Expected 1 to have 2 herons, got 1/);
    // The cubes do not matter for the failure.
    await shows('region', 'Film', /It fails in the same way with only:\s+board "a 1"(?!.*cubes)/s);
    await eventually(litText, /^expect 1 is water with 2 heron$/);
  });

  test('keys, buttons and the slider step forward and back; the text and the board follow', async () => {
    await focus('slider', 'Step');
    await press('Home');
    await eventually(stepNow, /^0 of 6: the board/);
    await eventually(litText, /^board "a 1"\s*where a = water$/);
    await press('ArrowRight');
    await eventually(stepNow, /^1 of 6: place water, \d+ choices/);
    await eventually(litText, /^do card 902$/);
    expect(await textOf('image', 'Board')).toMatch(/Offered: .*Place on 1/);
    await click('button', 'Forward');
    await eventually(stepNow, /^2 of 6: place water, 1$/);
    await click('button', 'Forward');
    await eventually(stepNow, /^3 of 6: gain 1vp, \+1 point/);
    await click('button', 'Back');
    await eventually(stepNow, /^2 of 6/);
    await press('End');
    await eventually(stepNow, /^6 of 6/);
  });

  test('a button takes the result into the scenario', async () => {
    await click('button', 'Use the actual result');
    await eventually(sourceText, /expect 1 is water with 1 heron;/);
    await shows('region', 'Film', /two herons come\s+passes/);
  });

  test('a click on an option writes the answer, and names the place on the board of the scenario', async () => {
    await click('link', 'one heron comes');
    await shows('region', 'Film', /one heron comes\s+fails/);
    await focus('slider', 'Step');
    await press('Home');
    await press('ArrowRight');
    await eventually(stepNow, /^1 of \d+: place water, 6 choices/);
    await click('button', 'Place on 1');
    await eventually(sourceText, /board "a 1".*where a = water.*do card 902;\s*choose 1;\s*expect 1vp;/s);
    await shows('region', 'Film', /one heron comes\s+passes/);
    await eventually(stepNow, /^2 of \d+: place water, 1$/);
  });

  test('another answer replaces the existing one', async () => {
    await press('ArrowLeft');
    await eventually(stepNow, /^1 of \d+/);
    await click('button', 'Place on 2');
    await eventually(sourceText, /do card 902;\s*choose 2;\s*expect 1vp;/s);
    await press('Control+s');
    await eventually("document.querySelector('.foot .push').textContent", /^saved$/);
  });

  test('another place shows the card of the film, and its link has the focus', async () => {
    await focus('slider', 'Step');
    await press('Control+3');
    await eventually('location.hash', /^#\/games\/902$/);
    await eventually('document.activeElement.textContent', /^Games$/);
  });
});

const CARDS = `card 902 brown
  leaves 2
  energy water
{
  place water;
  gain 1vp per water in the landscape;
  either { gain 1 sun } or { remove a lion };
}
`;
const SCENARIOS = `scenario "a lion"
{
  board "a" where a = desert with 1 lion
  do card 902;
  expect 6 options;
}
`;

const options = () => textOf('group', 'Options');

test('a card runs on a board until it needs a choice, which is a click on the board or on a button', async () => {
  rmSync(join(studio.folder, 'waders.eco'));
  write('set.eco', SET);
  write('cards.eco', CARDS);
  write('lions.eco', SCENARIOS);
  await shows('status', 'State', /1 card, 0 problems, 1 scenario passes/);
  // Without a card number in the address, the card at the cursor is shown.
  await goTo('#/try');
  await eventually(stepNow, /^1 of 1: place water, 12 choices/);
  expect(await evaluate('location.hash')).toBe('#/try/902');
  expect(await textOf('image', 'Board')).toMatch(/Offered: .*Place on l11/);
  await eventually(litText, /^place water$/);
  await find('combobox', 'Telling boards');
  // The shape on the board, where nothing covers it.
  const shape = await studio.page.waitForSelector('.stage .spot');
  await shape!.click();
  await eventually(stepNow, /^4 of 4: either .*, 2 choices/);
  await click('button', 'second');
  await eventually(stepNow, /^5 of 5: remove a lion, nothing changes/);
});

test('on the board, arrows move from place to place, and Enter chooses one', async () => {
  await click('button', 'Take back');
  await click('button', 'Take back');
  await eventually(stepNow, /^1 of 1: place water, 12 choices/);
  const focused = () => evaluate('document.activeElement.ariaLabel');
  // In reading order: from the upper row to the lower, from left to right.
  const names = await evaluate("[...document.querySelectorAll('.spot')].map((one) => one.ariaLabel).join()");
  const natural = new Intl.Collator('en', { numeric: true });
  expect(names).toBe(names.split(',').toSorted(natural.compare).join());
  const [first, second] = names.split(',') as [string, string];
  await focus('button', first);
  await press('ArrowRight');
  await eventually(focused, new RegExp(`^${second}$`));
  // It is also marked in the picture, and the steps do not change.
  await eventually("document.querySelectorAll('.board .is-pointed').length", /^[1-9]/);
  expect(await stepNow()).toMatch(/^1 of 1/);
  await press('Enter');
  await eventually(stepNow, /^4 of 4: either .*, 2 choices/);
  await shows('region', 'Try', new RegExp(`[Pp]lace water\\s*${second.replace('Place on ', '')}(?!\\d)`));
  await click('button', 'second');
});

test('keys step back and forward, and a choice can be taken back', async () => {
  await focus('slider', 'Step');
  await press('Home');
  await eventually(stepNow, /^0 of \d+: the board/);
  await press('ArrowRight', 3);
  await eventually(stepNow, /^3 of \d+: gain 1vp per water in the landscape, \+3 points/);
  await eventually(litText, /^gain 1vp per water in the landscape$/);
  await press('End');
  await press('u');
  await eventually(options, /first.*second/s);
  await press('1');
  await shows('region', 'Try', /So far \+3 points, \+1 sun/);
});

test('choices stay while the text changes, and the page reports one that is no longer offered', async () => {
  // A change made in another editor reaches the page.
  write('cards.eco', CARDS.replace('1vp per', '2vp per'));
  await shows('region', 'Try', /So far \+6 points, \+1 sun/);
  write('cards.eco', CARDS.replace(/either.*;/, 'gain 1vp or 1 card'));
  await shows('region', 'Try', /The choice first is no longer offered/);
  await eventually(options, /1 point.*1 card/s);
});

test('the page shows six telling boards of 400, and on how many each step did something', async () => {
  await shows('combobox', 'Telling boards', /Most: .*Least: .*Median: /s);
  await eventually(stepCounts, /place water did something on \d+/);
  await studio.page.select(TELLING, 'most');
  await eventually(stepNow, /^[3-9] of [3-9]: /);
  expect(await evaluate(`document.querySelector('${TELLING}').value`)).toBe('most');
});

/** The menu of telling boards. */
const TELLING = 'select[aria-label="Telling boards"]';
const stepCounts = "document.querySelector('.telling').textContent";

test('a trial can be kept as a scenario, which passes', async () => {
  const text = CARDS.replace(/ {2}either.*;\n/, '');
  write('cards.eco', text);
  await eventually(stepCounts, /^(?!.*1 card)/s);
  // The boards are found again while the figures arrive.
  await vi.waitFor(
    async () => {
      await studio.page.select(TELLING, '');
      await studio.page.select(TELLING, 'most');
      expect(await textOf('region', 'Try')).toMatch(/It ran to its end/);
    },
    { ...PATIENCE, interval: 300 },
  );
  // The button is drawn again with the card.
  const canKeep = `[...document.querySelectorAll('button:enabled')].some((one) => one.textContent === 'Keep as a scenario')`;
  // A card that is gone cannot be kept as a scenario.
  write('cards.eco', text.replace('902', '903'));
  await eventually(canKeep, /false/);
  write('cards.eco', text);
  await eventually(canKeep, /true/);
  await click('button', 'Keep as a scenario');
  await shows('status', 'State', /1 card, 0 problems, 2 scenarios pass/);
  await shows('list', 'Scenarios', /902: tried on game board \d+/);
});

test('a card runs on the board of its scenario', async () => {
  await studio.page.select('#board-on', 'scenario lions.eco:1');
  await shows('image', 'Board', /desert with 1 lion/);
});

test('a board is laid by clicks, and the card runs on it', async () => {
  await studio.page.select('#board-on', 'own');
  await click('button', 'Lay tiles');
  await click('button', 'Lay water on m10');
  await studio.page.select('#thing', 'lion');
  await click('button', 'Lay lion on n9');
  await click('button', 'Lay lion on n9');
  await studio.page.select('#thing', 'mountain');
  // Not possible on water: nothing changes.
  await click('button', 'Lay mountain on m10');
  await studio.page.select('#thing', 'nothing');
  await click('button', 'Take away from l10');
  // The same by keyboard; the focus stays at the position afterwards.
  await studio.page.select('#thing', 'lion');
  await focus('button', 'Lay lion on m9');
  await press('Enter');
  await shows('image', 'Board', /m9: \w+ with 1 lion/);
  expect(await evaluate('document.activeElement.ariaLabel')).toBe('Lay lion on m9');
  await studio.page.select('#thing', 'nothing');
  await click('button', 'Take away from m9');
  await shows('image', 'Board', /m10: water\. .*n9: desert with 2 lion\./);
  await click('button', 'Lay tiles');
  await shows('image', 'Board', /n9: desert with 2 lion\..*Offered: .*Place on l10/s);
});

test('a click on a destination moves the token there', async () => {
  write('cards.eco', CARDS.replace(/\{[\s\S]*\}/, '{ move a lion 2 spaces; gain 1vp }'));
  // The only token that can move is chosen already.
  await (await studio.page.waitForSelector('.stage .spot.goal'))!.click();
  await shows('region', 'Try', /It ran to its end/);
  await shows('region', 'Try', /So far \+1 point\./);
});

test('of two tokens that can go to the same hex, a click on the destination moves the one clicked before', async () => {
  await click('button', 'Lay tiles');
  await studio.page.waitForSelector('#thing');
  await studio.page.select('#thing', 'lion');
  await find('button', 'Lay lion on m9');
  await click('button', 'Lay lion on m9');
  await shows('image', 'Board', /m9: \w+ with 1 lion/);
  await click('button', 'Lay tiles');
  write('cards.eco', CARDS.replace(/\{[\s\S]*\}/, '{ move a lion 2 spaces }'));
  for (const from of ['m9', 'n9']) {
    await click('button', `Move lion on ${from}`);
    await click('button', `Move lion on ${from} to n10`);
    await shows('image', 'Board', new RegExp(`Changed: (n10, ${from}|${from}, n10)`));
    await click('button', 'Take back');
  }
});

test('steps that no scenario tries are listed below the text, and marked in the margin', async () => {
  const marks = () =>
    studio.page.$$eval('.source >>> .cm-untried-mark', (all) => all.map(({ title }) => title));
  write('cards.eco', CARDS.replace('landscape;', 'landscape at most 50;').replace(/ {2}either.*;\n/, ''));
  await (await studio.page.waitForSelector('.untried summary'))!.click();
  await shows('list', 'Never tried', /cards\.eco:6\s+never more than the 50 it gives at most/);
  await click('link', 'cards.eco:6');
  await studio.page.waitForFunction("document.activeElement?.matches('.source')");
  await eventually(marks, /No scenario tries this: never more than the 50 it gives at most/);
  // A circle of the font of the machine may be filled.
  expect(await studio.page.$eval('.source >>> .cm-untried-mark', ({ textContent }) => textContent)).toBe('');
});

test('changes that no scenario notices are found, and a scenario that notices one can be added', async () => {
  // The kept scenario no longer passes, so it notices nothing.
  write('cards.eco', CARDS.replace('1vp', '2vp').replace(/ {2}either.*;\n/, ''));
  await shows('status', 'State', /1 of 2 scenarios pass/);
  await focus('button', 'Which changes does no scenario notice?');
  await studio.press('Enter');
  // The button is gone for now: a keyboard user can stop the search or look again.
  await eventually('document.activeElement.textContent', /^(Stop|Look again)$/);
  await shows('list', 'Unnoticed changes', /Line \d: "gain 2vp per water in the landscape" becomes/);
  // The page scrolls to the list.
  const below = `document.querySelector('.mutations [role=status]').getBoundingClientRect().bottom <=
    document.querySelector('.stage-middle').getBoundingClientRect().bottom`;
  await eventually(below, /true/);
  await studio.page.evaluate("document.querySelector('.mutations details').open = true");
  const scenario = await evaluate("document.querySelector('.mutations pre').textContent");
  await click('button', 'Add this scenario');
  await shows('list', 'Scenarios', new RegExp(/"(902: .*)"/.exec(scenario)![1]!));
  expect(await textOf('region', 'Changes that no scenario notices')).not.toContain(scenario);
});

test('a card that is renumbered stays the addressed one, even after it had the number of another card', async () => {
  const text = 'card 902 brown leaves 2 energy water { place water; }\n';
  write('chain.eco', text.replace('902', '9'));
  write('cards.eco', text);
  await shows('status', 'State', /2 cards/);
  await click('link', '902');
  await eventually('location.hash', /^#\/try\/902$/);
  write('cards.eco', text.replace('902', '9'));
  await eventually('location.hash', /^#\/try\/9$/);
  write('cards.eco', text.replace('902', '904'));
  await eventually('location.hash', /^#\/try\/904$/);
  write('cards.eco', text);
  await eventually('location.hash', /^#\/try\/902$/);
});

test('Games searches for play that breaks the set; the search can be stopped, and a game it finds opens in Play', async () => {
  write(
    'chain.eco',
    'card 901 brown leaves 2 energy grassland, water { rotate a card counter-clockwise and place 2 cubes on it }',
  );
  await shows('status', 'State', /2 cards/);
  await click('link', 'Games');
  await click('button', 'Search for it');
  // By key, because games that are still running may move the button.
  await (await find('button', 'Stop')).press('Enter');
  // Games without the chain are short.
  write('chain.eco', 'card 903 brown leaves 2 energy water { gain 40vp }');
  await find('link', '903');
  await click('button', 'Search for it');
  // Only the time limit of the test run ends the wait.
  await studio.page.waitForSelector('::-p-aria([name="Finds"][role="list"])', { timeout: 0 });
  await shows('list', 'Finds', /A runaway combo\s+903\s+one draw gives 40 of 80 points/);
  await click('button', 'Open the game');
  await shows('main', 'Play', /round 1, draw \d+/);
  await find('button', 'Moments');
  await click('button', 'Leave');
  await click('link', 'Try');
});

test('nothing is cut off on a phone, and the steps do not hide the board at 200 %', async () => {
  await studio.page.setViewport({ width: 360, height: 640 });
  await eventually('document.documentElement.scrollWidth', /^360$/);
  // The control is large enough to tap.
  const height = "document.querySelector('.in-words summary').offsetHeight";
  await eventually(height, /^(2[4-9]|[3-9]\d)$/);
  // Nor do the steps hide the board on a large screen at 200 %.
  await studio.page.setViewport({ width: 960, height: 540 });
  const middle = "document.querySelector('.stage-middle')";
  await eventually(`${middle}.scrollHeight - ${middle}.clientHeight`, /^0$/);
  await studio.page.setViewport({ width: 1440, height: 900 });
});
