import { expect, test } from 'vitest';
import { advise } from '../../cli/load/advise.ts';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile, type SourceText } from '../../compiler/compile.ts';
import { workspaceCards } from '../../language/cards/rows.ts';
import { type StandaloneCards, standaloneCards, withoutScenarios } from '../../language/cards/standalone.ts';
import { type KnownSet, openWorkspace } from '../../language/workspace/workspace.ts';
import { runScenario } from '../../runtime/scenario/scenario.ts';
import { setMark } from '../../studio/link/bundled.ts';
import { linkTo } from '../../studio/link/link.ts';

const bundled = bundledSets();

/** The cards of a set, each as a standalone text. */
function alone(files: Record<string, string>, known: readonly KnownSet[] = bundled, withScenarios = true) {
  const texts = Object.entries(files).map(([file, text]) => ({ file: `/set/${file}`, text }));
  const workspace = openWorkspace({ roots: ['/set'], texts, known, advise });
  return workspaceCards(workspace).map((card) => ({
    ...card,
    text: undefined,
    ...standaloneCards(workspace, bundled, [card], withScenarios),
  }));
}

const textsIn = (files: readonly SourceText[]) =>
  files.map(({ text }, i) => ({ file: `/set/${i}.eco`, text }));

const aloneIn = (files: readonly SourceText[], withScenarios = true) =>
  alone(Object.fromEntries(files.map(({ text }, i) => [`${i}.eco`, text])), bundled, withScenarios);

test.each(bundled)('each card of $id compiles alone, and its scenarios pass', ({ files }) => {
  const all = aloneIn(files);
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
card 1 brown leaves 1 energy sun { place frog; }
card 2 brown leaves 1 energy sun { place water; }
scenario "both" { board "w 1" do card 2; choose 1; expect finished; do card 1; }
scenario "one" { board "w" do card 1; expect finished; }
`;

test('a link to a bundled card is short', async () => {
  for (const { id, files } of bundled) {
    for (const { number, title, text } of aloneIn(files, false)) {
      const card = { file: `card-${number}.eco`, text: text! };
      const named = { title: `Card ${number} ${title}`, files: [card], known: [], card: number };
      const link = await linkTo({ ...named, bundled: [{ id, mark: setMark(files) }] });
      expect(link.length).toBeLessThanOrEqual(400);
    }
  }
});

test('a card takes of its own sets only the declarations that it needs', async () => {
  const base = bundled.find(({ id }) => id === 'first-continent')!;
  const ponds = base.files.map(({ file, text }) => ({
    file,
    text: text.replace('set first-continent', 'set ponds'),
  }));
  const [otter] = alone(
    {
      'cards.eco':
        'set rivers "Rivers" extends ponds\nanimal otter x6 on water\nanimal newt x6 on water\ncard 1 brown leaves 1 energy sun { place otter; gain 1vp per antelope; }',
    },
    [{ id: 'ponds', files: ponds }, ...bundled],
  );
  const { text, known } = otter as StandaloneCards;
  expect(text).toMatch(/^set rivers "Rivers" extends ponds\n\nanimal otter x6 on water\n\ncard 1/);
  expect(known.map(({ id }) => id)).toEqual(['ponds']);
  expect(known[0]!.files[0]!.text).not.toMatch(/^card|scenario|newt|hand /m);
  const link = await linkTo({ title: 'Card 1', files: [{ file: 'card-1.eco', text }], known, card: 1 });
  expect(link.length).toBeLessThanOrEqual(1500);
});

test('a standalone card has the declarations it needs and the scenarios that use only this card', () => {
  const [frog] = alone({ 'cards.eco': SET });
  expect(frog!.text).toContain('animal frog x6 on water');
  expect(frog!.text).not.toContain('card 2');
  expect(frog!.text).toContain('"one"');
  expect(frog!.text).not.toContain('"both"');
});

test('a card leaves hands of its own set at home, and says what it takes along', () => {
  const ponds = `${SET.replace('card 1 brown', 'card 1 brown hand pond active')}
hand pond leaf "Pond"`;
  const [frog, water] = alone({ 'cards.eco': ponds });
  expect(frog!.text).toMatch(/animal frog x6 on water\n\ncard 1 brown leaves 1/);
  expect(frog!.text).not.toMatch(/hand/);
  expect(frog).toMatchObject({
    taken: ['animal frog'],
    scenarios: 1,
    hands: ['pond'],
  });
  expect(water).toMatchObject({ taken: [], scenarios: 0, hands: [] });
});

test('several cards go together, with the scenarios that use only them', () => {
  const texts = [{ file: '/set/cards.eco', text: SET }];
  const workspace = openWorkspace({ roots: ['/set'], texts, known: bundled, advise });
  const cards = workspaceCards(workspace);
  const both = standaloneCards(workspace, bundled, cards, true)!;
  expect(both.text).toMatch(/animal frog.*card 1 .*card 2 .*"both".*"one"/s);
  expect(both).toMatchObject({ scenarios: 2, taken: ['animal frog'] });
  expect(standaloneCards(workspace, bundled, cards)).toMatchObject({ scenarios: 0 });
  const base = bundled.find(({ id }) => id === 'first-continent')!;
  const own = openWorkspace({ roots: ['/set'], texts: textsIn(base.files), known: bundled, advise });
  const some = standaloneCards(own, bundled, workspaceCards(own).slice(0, 2))!;
  expect(some.text).toMatch(
    /^set card-\d+ "Card \d+ .* and 1 more" extends first-continent\n\ncard \d+ \w+ replaces.*\n\ncard \d+ \w+ replaces/s,
  );
});

test('scenarios stay at home with their comments, and so do files that have nothing else', () => {
  const kept =
    'set ponds "Ponds" extends first-continent\n\n# A card\ncard 1 brown leaves 1 energy sun { place water; }\n';
  const scenario = '# About the card\nscenario "one" { board "w" do card 1; expect finished; }\n';
  const open = (texts: Record<string, string>) =>
    openWorkspace({
      roots: ['/set'],
      texts: Object.entries(texts).map(([file, text]) => ({ file, text })),
      known: bundled,
      advise,
    });
  expect(
    withoutScenarios(open({ '/set/a.eco': `${kept}\n${scenario}`, '/set/b.eco': `# All\n\n${scenario}` })),
  ).toEqual({
    files: [{ file: '/set/a.eco', text: kept }],
    scenarios: 2,
  });
  const broken = `${kept}scenario "one" { board`;
  expect(withoutScenarios(open({ '/set/a.eco': broken }))).toEqual({
    files: [{ file: '/set/a.eco', text: broken }],
    scenarios: 0,
  });
});

test('a link to thirty cards of a set with its words has at most 6,000 characters', async () => {
  const base = bundled.find(({ id }) => id === 'first-continent')!;
  const workspace = openWorkspace({ roots: ['/set'], texts: textsIn(base.files), known: bundled, advise });
  const cards = workspaceCards(workspace)
    .filter((_, i) => i % 3 === 0)
    .slice(0, 30);
  const { text, known } = standaloneCards(workspace, bundled, cards)!;
  const link = await linkTo({ title: 'Thirty', files: [{ file: 'cards.eco', text }], known });
  expect(cards).toHaveLength(30);
  expect(link.length).toBeLessThanOrEqual(6000);
});

test('a card that does not compile alone has no standalone text', () => {
  expect(alone({ 'cards.eco': SET.replace('place frog', 'place frogs and newts') })[0]!.text).toBeUndefined();
});
