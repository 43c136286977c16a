/** Films of scenarios in a real browser: what a designer does with them, with elements found by role and name. */
import { expect, test } from 'vitest';
import { openedStudio } from './opened.ts';

const SET = `set waders "Waders" extends first-continent

animal heron plural herons x8 on water
`;
const CARDS = `card 902 brown
  leaves 2
  energy water
{
  place water;
  gain 1vp;
  place heron on this tile;
}
`;
const SCENARIOS = `scenario "one heron comes"
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
`;

const studio = openedStudio({ 'set.eco': SET, 'cards.eco': CARDS, 'waders.eco': SCENARIOS });
const { find, click, textOf, eventually, shows } = studio;

const stepNow = async () =>
  (await find('slider', 'Step')).evaluate((element) => element.getAttribute('aria-valuetext') ?? '');
const textsIn = (selector: string) =>
  studio.page.$$eval(`.source >>> ${selector}`, (elements) =>
    elements.map(({ textContent }) => textContent).join(''),
  );
const sourceText = () => textsIn('.cm-content');
const litText = () => textsIn('.cm-lit');

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
  await (await find('slider', 'Step')).focus();
  await studio.page.keyboard.press('Home');
  await eventually(stepNow, /^0 of 6: the board/);
  await eventually(litText, /^board "a 1"\s*where a = water$/);
  await studio.page.keyboard.press('ArrowRight');
  await eventually(stepNow, /^1 of 6: place water, \d+ choices/);
  await eventually(litText, /^do card 902$/);
  expect(await textOf('image', 'Board')).toMatch(/Offered: .*Place on 1/);
  await click('button', 'Forward');
  await eventually(stepNow, /^2 of 6: place water, 1$/);
  await click('button', 'Forward');
  await eventually(stepNow, /^3 of 6: gain 1vp, \+1 point/);
  await click('button', 'Back');
  await eventually(stepNow, /^2 of 6/);
  await studio.page.keyboard.press('End');
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
  await (await find('slider', 'Step')).focus();
  await studio.page.keyboard.press('Home');
  await studio.page.keyboard.press('ArrowRight');
  await eventually(stepNow, /^1 of \d+: place water, 6 choices/);
  await click('button', 'Place on 1');
  await eventually(sourceText, /board "a 1".*where a = water.*do card 902;\s*choose 1;\s*expect 1vp;/s);
  await shows('region', 'Film', /one heron comes\s+passes/);
  await eventually(stepNow, /^2 of \d+: place water, 1$/);
});

test('another answer replaces the existing one', async () => {
  await studio.page.keyboard.press('ArrowLeft');
  await eventually(stepNow, /^1 of \d+/);
  await click('button', 'Place on 2');
  await eventually(sourceText, /do card 902;\s*choose 2;\s*expect 1vp;/s);
});

test('another place shows the card of the film, and its link has the focus', async () => {
  await (await find('slider', 'Step')).focus();
  await studio.press('Control+3');
  await eventually('location.hash', /^#\/games\/902$/);
  await eventually('document.activeElement.textContent', /^Games$/);
});
