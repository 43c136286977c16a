import { describe, expect, it } from 'vitest';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile, compileSteps } from '../../compiler/index.ts';
import { complete } from '../../language/completion/complete.ts';
import { completionDocumentation } from '../../language/completion/documentation.ts';
import { SNIPPETS_BY_PLACE } from '../../language/completion/snippets.ts';
import { inScenario, inSteps, labels, offers, offersAt, SET } from './offers.ts';
import { workspaceOf } from './workspaces.ts';

const [{ words }] = compile(bundledSets()).sets;
describe('offered names and words', () => {
  it('are things that can be placed, in singular or plural', () => {
    offers(inSteps('place |'), 'hare lion forest burrow land !hares !tile !frost');
    offers(inSteps('place 2 |'), 'hares deer forests burrows !hare');
    offers(inSteps('place 2 hares or |'), 'lions');
  });

  it('include the step that an English word means', () => {
    const asked = (text: string) =>
      offersAt(text).flatMap(({ label, typed }) => (typed === undefined ? [] : [`${typed}: ${label}`]));
    const card = 'card 1 brown leaves 2 energy sun {';
    expect(asked(`${card} score|`)).toEqual(['score: gain']);
    expect(asked(`${card} may put|`)).toEqual(['put: place']);
    expect(asked(`${card} gain 1vp per score|`)).toEqual([]);
  });

  it('are only animals where only animals are possible', () => {
    offers(inSteps('move a |'), 'hare !forest');
  });

  it('include elements, cards, cubes and points', () => {
    offers(inSteps('gain 2 |'), 'frost sun vp cards cubes !cube !hare');
    offers(labels('card 1 brown leaves 2 energy |'), 'frost !wild');
    offers(inSteps('pay all |'), 'cards cubes !vp');
  });

  it('include names kept by earlier steps, but not by later steps', () => {
    offers(inSteps('place hare as hopper; place lion adjacent to |; place lion as king'), 'hopper');
    offers(inSteps('place hare as hopper; place lion adjacent to |'), '!king');
  });

  it('include "this", and words that refer to it, only where "this" is defined', () => {
    offers(inSteps('gain 1vp per lion adjacent to |'), '!this');
    offers(inSteps('place hare; gain 1vp per lion adjacent to |'), 'this');
    offers(inSteps('gain 1vp per lion |'), 'adjacent');
    for (const step of ['replace', 'remove', 'swap']) offers(inSteps(`${step} |`), '!this');
    offers(inSteps('place lion; replace a desert with water; remove lion in |'), 'this');
    offers(inSteps('remove lion in |'), '!this');
    offers(inSteps('gain 1vp per |'), '!adjacent');
    offers(inSteps('gain 1vp if there is a |'), '!adjacent');
    offers(inSteps('place hare; gain 1vp per |'), 'adjacent');
    offers(inSteps('place hare; gain 1vp if there is a |'), 'adjacent');
    expect(inSteps('gain 1vp per lion adjacent |')).toEqual(['to']);
    offers(inSteps('place hare; gain 1vp per lion adjacent |'), 'if');
    offers(inSteps('gain 1vp if |'), '!adjacent');
    // Here `this` is the card.
    offers(inSteps('gain 1vp if |'), 'this');
    offers(labels('feature 1 blue "F" pattern "G G" { on play { place lion adjacent to |'), 'this');
  });

  it('include `community` only after animals, and `habitat` only after other things', () => {
    offers(inSteps('gain 1vp per hare |'), 'community !habitat');
    offers(inSteps('gain 1vp per forest |'), 'habitat');
    offers(inSteps('if there are at least 3 |'), 'forests forest hare');
  });

  it('include hands, sets, layouts, letters, hexes and card numbers', () => {
    offers(labels('card 1 brown leaves 2 energy sun hand |'), 'tuft lion');
    offers(labels('set other "Other" extends |'), 'first-continent new-horizon !other');
    offers(labels('scenario "x" { layout |'), 'standard');
    expect(labels('scenario "x" { board "a d b" where a = desert, |')).toEqual(['b']);
    offers(inScenario('do card |'), '901 12');
    offers(inScenario('do card 90|'), '901');
    offers(inScenario('do card 901; choose |'), 'a b 1 yes hare');
    offers(inScenario('expect |'), 'a b 1 gained card');
    offers(inScenario('do card 901; choose hare |'), 'a b 1');
  });

  it('are, after a player, the words that fit one', () => {
    expect(inScenario('given 2 players; given player 2 |')).toEqual(['hand']);
    expect(inScenario('do { gain 1vp }; expect player 2 |')).toEqual(['has', 'gained']);
    offers(inScenario('do { gain 1vp }; expect |'), 'player supply stopped');
  });

  it('are missing where a new name is needed', () => {
    expect(inSteps('place hare as |')).toEqual([]);
    expect(labels('element |')).toEqual([]);
  });
});

it('there are no offers inside texts and comments, or in files outside the workspace', () => {
  expect(labels('card 1 brown "a |"')).toEqual([]);
  expect(labels('# place |')).toEqual([]);
  expect(complete(workspaceOf({}), '/x.eco', 0)).toEqual([]);
});

describe('the inserted text', () => {
  const offer = (text: string, label: string) => offersAt(text).find((one) => one.label === label);
  const steps = 'card 1 brown leaves 2 energy sun {';

  it('is a whole step at the end of a line, and only the word inside a line', () => {
    expect(offer(`${steps} pl|`, 'place')).toMatchObject({
      kind: 'step',
      insert: 'place',
      snippet: `place $\{1:forest}`,
      from: steps.length + 1,
      to: steps.length + 3,
    });
    expect(offer(`${steps} pl| forest }`, 'place')).not.toHaveProperty('snippet');
    expect(offer('card 1 |', 'brown')).toMatchObject({ kind: 'word', insert: 'brown' });
  });

  it('contains names of the set', () => {
    expect(offer('card 1 brown |', 'hand')?.snippet).toMatch(/^hand \$\{1:[a-z-]+\}$/);
  });

  it('contains a number that no other card has', () => {
    const another = 'card 900 brown leaves 1 energy sun { gain 1vp }\n|';
    expect(offer(another, 'card')?.snippet).toMatch(/^card \$\{1:902\} /);
    expect(offer('|', 'feature')?.snippet).toMatch(/^feature \$\{1:900\} /);
  });

  it('has two words if the keyword alone would be read as a name', () => {
    expect(offer(`${steps} gain 1vp per |`, 'leaf')?.insert).toBe('leaf left');
    expect(offer(`${steps} gain 1vp per |`, 'paid')).toMatchObject({ insert: 'paid cube' });
  });

  it.each(Object.entries(SNIPPETS_BY_PLACE.step))('compiles without changes: %s', (_, template) => {
    const text = template.replaceAll(/[<>]/g, '');
    const { problems } = compileSteps(`choose a tile; ${text}`, words);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe('the documentation of an offer', () => {
  const workspace = workspaceOf({ [SET.file]: SET.text });
  const documentation = (label: string, kind: Parameters<typeof completionDocumentation>[2]['kind']) =>
    completionDocumentation(workspace, SET.file, { label, kind });

  it('for a step is its effect, its rules text and an example', () => {
    expect(documentation('place', 'step')).toContain('> Place a grassland.');
    expect(documentation('place', 'step')).toContain('```eco\nplace grassland\n```');
    expect(documentation('each', 'step')).toContain('> ');
  });

  it('for a card is its text; for animals and markers, their terrain and number', () => {
    expect(documentation('901', 'card')).toContain('**901 Hop** (brown)');
    expect(documentation('hares', 'thing')).toBe('lives on grassland or desert; 5 in the box');
    expect(documentation('burrow', 'thing')).toBe('lies on grassland; 3 in the box');
    expect(documentation('frost', 'element')).toBe('9 in the bag');
    expect(documentation('nobody', 'thing')).toBeUndefined();
  });

  it('for a keyword is its meaning in that place', () => {
    expect(documentation('leaves', 'clause')).toContain('leaves');
    expect(documentation('expect', 'line')).toContain('expect');
    expect(documentation('adjacent', 'word')).toContain('adjacent');
  });
});
