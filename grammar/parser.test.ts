import { describe, expect, it } from 'vitest';
import { cardFile } from './file.ts';
import { CardLanguageParser, parse, parseSteps } from './parser.ts';
import { STEPS } from './steps/steps.ts';
import { STEP_WORDS } from './tokens/words.ts';

/** Every syntax object of the language, each once. */
function described(root: object): Record<string, unknown>[] {
  const seen = new Set<object>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const inside of Object.values(value)) visit(inside);
  };
  visit(root);
  return [...seen].filter((value) => 'is' in value) as Record<string, unknown>[];
}

describe('the grammar', () => {
  it('is free of ambiguities and left recursion', () => {
    expect(() => new CardLanguageParser(true)).not.toThrow();
  });

  it('describes what is expected at every choice', () => {
    const choices = described(cardFile).filter(({ is }) => is === 'choice');
    expect(choices.length).toBeGreaterThan(10);
    const surplus = ({ ways }: Record<string, unknown>) => JSON.stringify(ways).includes('surplus');
    expect(choices.filter((choice) => !choice.expected && !surplus(choice))).toEqual([]);
  });

  it('has one keyword for each kind of step, and two for some', () => {
    const more = [
      'choose-player',
      'for-each',
      'that-player',
      'the-owner',
      'draw',
      'do',
      'choose-species',
      'loose',
    ];
    expect(Object.keys(STEPS).toSorted()).toEqual(
      [...STEP_WORDS.map((word) => (word === 'by' ? 'by-hand' : word)), ...more].toSorted(),
    );
  });
});

describe('a tree', () => {
  it('has the position of every node', () => {
    const text = '# one\ncard 7 brown leaves 2 energy sun { gain 1vp } # two';
    const { tree, problems } = parse('x.eco', text);
    expect(problems).toEqual([]);
    const at = ({ from, to }: { from: number; to: number }) => text.slice(from, to);
    expect(tree.comments.map(at)).toEqual(['# one', '# two']);
    const [card] = tree.items;
    expect(at(card)).toBe('card 7 brown leaves 2 energy sun { gain 1vp }');
    if (card.kind !== 'card') throw new Error('no card');
    expect(card.clauses.map(at)).toEqual(['leaves 2', 'energy sun']);
    expect(card.block?.steps.map(at)).toEqual(['gain 1vp']);
  });

  it('is made from strings only', () => {
    expect(() => parse('a.eco', undefined as never)).toThrow('parse expects the text of cards as a string');
    expect(() => parseSteps(7 as never)).toThrow(
      'parseSteps expects the text of cards as a string, got number',
    );
  });

  it('keeps the readable parts of a broken step', () => {
    const { steps, problems } = parseSteps('place 2 forest or lion forthwith; gain 1vp');
    expect(problems.map(({ code }) => code)).toEqual(['ECO111']);
    expect(steps).toMatchObject([
      {
        kind: 'place',
        broken: true,
        quantity: { value: 2 },
        kinds: [{ word: { text: 'forest' } }, { word: { text: 'lion' } }],
      },
      { kind: 'gain' },
    ]);
    expect(steps[1]).not.toHaveProperty('broken');
  });

  it('does not depend on how the text is broken into lines', () => {
    const flat = parseSteps('if on the edge { gain 1vp; place lion as cat } else { }');
    const broken = parseSteps('if\non the edge\n{\ngain 1vp\n;\nplace\nlion as\ncat\n}\nelse\n{\n}\n');
    const shape = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value, (key, part) => (key === 'from' || key === 'to' ? undefined : part)));
    expect(broken.problems).toEqual([]);
    expect(shape(broken.steps)).toEqual(shape(flat.steps));
  });
});
