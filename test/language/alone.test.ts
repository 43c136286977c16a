import { expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/sources/catalogue.ts';
import { compile } from '../../compiler/compile.ts';
import { cardsIn } from '../../language/cards/rows.ts';
import { standaloneCard } from '../../language/cards/standalone.ts';
import { openWorkspace } from '../../language/workspace/workspace.ts';
import { runScenario } from '../../runtime/scenario/scenario.ts';

const bundled = bundledSets();

/** The cards of a set, each as a standalone text. */
function alone(files: Record<string, string>) {
  const texts = Object.entries(files).map(([file, text]) => ({ file: `/set/${file}`, text }));
  const workspace = openWorkspace({ roots: ['/set'], texts, known: bundled });
  return cardsIn(workspace).map((card) => ({
    ...card,
    text: standaloneCard(workspace, card.file, card.from),
  }));
}

test.each(bundled)('each card of $id compiles alone, and its scenarios pass', ({ files }) => {
  const all = alone(Object.fromEntries(files.map(({ text }, i) => [`${i}.eco`, text])));
  expect(all.length).toBeGreaterThan(10);
  const sources = all.map(({ number, text }) => ({ files: [{ file: `${number}.eco`, text: text! }] }));
  const { sets, problems } = compile(sources, bundled);
  expect(problems).toEqual([]);
  for (const [i, { number }] of all.entries()) {
    const { program, chain, scenarios } = sets[i]!;
    expect([...program.cards, ...program.features].map((one) => one.number)).toEqual([number]);
    for (const scenario of scenarios) expect(runScenario(chain, scenario)).toEqual({ passed: true });
  }
});

const SET = `set ponds "Ponds" extends first-continent
animal frog x6 on water
card 1 brown
  leaves 1
  energy sun
{
  place frog;
}
card 2 brown
  leaves 1
  energy sun
{
  place water;
}
scenario "both"
{
  board "w 1"
  do card 2;
  choose 1;
  expect finished;
  do card 1;
}
scenario "one"
{
  board "w"
  do card 1;
  expect finished;
}
`;

test('a standalone card has the declarations it needs and the scenarios that use only this card', () => {
  const [frog] = alone({ 'cards.eco': SET });
  expect(frog!.text).toContain('animal frog x6 on water');
  expect(frog!.text).not.toContain('card 2');
  expect(frog!.text).toContain('"one"');
  expect(frog!.text).not.toContain('"both"');
});

test('a card that does not compile alone has no standalone text', () => {
  expect(alone({ 'cards.eco': SET.replace('place frog', 'place frogs and newts') })[0]!.text).toBeUndefined();
});
