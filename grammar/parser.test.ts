import {
  Alternation,
  type IProduction,
  NonTerminal,
  RepetitionMandatory,
  RepetitionMandatoryWithSeparator,
  Terminal,
  type TokenType,
} from 'chevrotain';
import { describe, expect, it } from 'vitest';
import { CardLanguageParser, parse, parseSteps } from './parser.ts';
import { Anything, VOCABULARY } from './tokens.ts';
import { PARTS, TOKENS } from './words.ts';

const rules = new CardLanguageParser(true).getGAstProductions();

/** All productions of a kind inside a rule, also nested ones. */
function all<P extends IProduction>(production: object, kind: new (...args: never[]) => P): P[] {
  const inside =
    'definition' in production && Array.isArray(production.definition) ? production.definition : [];
  const own = production instanceof kind ? [production] : [];
  return production instanceof NonTerminal ? own : [...own, ...inside.flatMap((part) => all(part, kind))];
}

/** Whether something stands in a rule at least once. */
const hasEach = (rule: object) =>
  all(rule, RepetitionMandatory).length > 0 || all(rule, RepetitionMandatoryWithSeparator).length > 0;

describe('the grammar', () => {
  it('is free of ambiguities and left recursion', () => {
    expect(() => new CardLanguageParser(true)).not.toThrow();
  });

  it('has words for every choice that may fail', () => {
    // A way that takes anything says itself what is wrong.
    const takesAnything = (choice: Alternation) =>
      all(choice, NonTerminal).some(({ nonTerminalName }) => nonTerminalName.startsWith('unknown')) ||
      all(choice, Terminal).some(({ terminalType }) => terminalType === Anything);
    // These are entered only when one of their ways is there.
    const sure = ['gain', 'condition', 'choiceLine'];
    const wordless = Object.entries(rules).flatMap(([name, rule]) => {
      const mayFail = all(rule, Alternation).some((choice) => !takesAnything(choice));
      return mayFail && !PARTS[name] && !sure.includes(name) ? [name] : [];
    });
    expect(wordless).toEqual([]);
  });

  it('has words for everything that stands at least once', () => {
    const wordless = Object.entries(rules).flatMap(([name, rule]) =>
      hasEach(rule) && !PARTS[`${name}/each`] ? [name] : [],
    );
    expect(wordless).toEqual([]);
  });

  it('has words for every family of words that may be missing', () => {
    // The first token of a way decides that it is taken, so it is there.
    const later = (production: object): TokenType[] => {
      const inside =
        'definition' in production && Array.isArray(production.definition) ? production.definition : [];
      if (production instanceof NonTerminal) return [];
      const own = inside.slice(1).filter((part) => part instanceof Terminal);
      return [...own.map(({ terminalType }) => terminalType), ...inside.flatMap(later)];
    };
    const wordless = Object.entries(rules).flatMap(([name, rule]) =>
      later(rule)
        .map((type) => type.name)
        .filter((type) => !type.startsWith('`') && !TOKENS[type] && !PARTS[`${name}/${type}`])
        .map((type) => `${name}/${type}`),
    );
    expect(wordless).toEqual([]);
  });

  it('has words only for what there is', () => {
    const tokens = new Set(VOCABULARY.map(({ name }) => name));
    for (const key of Object.keys(PARTS)) {
      const [rule, token] = key.split('/');
      expect(rules, key).toHaveProperty(rule);
      if (token === 'each') expect(hasEach(rules[rule]), key).toBe(true);
      if (token === undefined || token === 'each') continue;
      const consumed = all(rules[rule], Terminal).map(({ terminalType }) => terminalType.name);
      expect(consumed, key).toContain(token);
    }
    for (const token of Object.keys(TOKENS)) expect(tokens).toContain(token);
  });
});

describe('a tree', () => {
  it('knows where everything stands', () => {
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

  it('keeps what could be read of a step that is broken', () => {
    const { steps, problems } = parseSteps('place 2 forest or lion near this; gain 1vp');
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
