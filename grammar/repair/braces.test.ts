import { describe, expect, it } from 'vitest';
import { parse } from '../parser.ts';
import { lex } from '../tokens/lex.ts';

const TEXTS = [
  'card 1 brown leaves 2 energy sun { place forest; gain 1vp }',
  'card 1 brown\n  leaves 2\n  energy sun\n{\n  may { place forest };\n  either { gain 1vp } or { gain 2vp } or { gain a card and play it };\n}',
  'card 1 brown leaves 2 energy sun { if there is a lion { gain 1vp } else if there is a rhino { gain 2vp } else { gain 3vp } }',
  'card 1 brown leaves 2 energy sun { repeat up to 3 { play a card and place 2 cubes on it }; each other player { gain 1vp } }',
  'scenario "x"\n{\n  board "a 1"\n    where a = desert\n  given 3 players;\n  do { gain 1vp if on the edge };\n  do card 3;\n  do end of game;\n  expect 1vp;\n}',
];
const FEATURE =
  'feature 1 blue "x" pattern "G G" { on play { gain 1vp }; at end { gain 2vp } when a lion is placed adjacent by you { gain 3vp } }';
const tokens = (text: string) => lex(text).tokens;
/** The text without the token at index `n` among those whose image is `image`. */
function without(text: string, image: string, n: number): string {
  const found = tokens(text).filter((token) => token.image === image)[n];
  return text.slice(0, found.startOffset) + text.slice(found.startOffset + image.length);
}

describe('brace repair', () => {
  it.each([...TEXTS, FEATURE])('reports no problem in a valid text: %s', (text) => {
    expect(parse('x.eco', text).problems).toEqual([]);
  });

  it.each(TEXTS)('reports one problem for a brace that is missing, doubled or reversed: %s', (text) => {
    for (const [image, other] of ['{}', '}{']) {
      for (const [n, { startOffset }] of tokens(text)
        .filter((token) => token.image === image)
        .entries()) {
        const doubled = text.slice(0, startOffset) + image + text.slice(startOffset);
        expect(parse('x.eco', doubled).problems, doubled).toHaveLength(1);
        const turned = text.slice(0, startOffset) + other + text.slice(startOffset + 1);
        expect(parse('x.eco', turned).problems, turned).toHaveLength(1);
        const missing = without(text, image, n);
        expect(parse('x.eco', missing).problems.length, missing).toBeLessThanOrEqual(1);
      }
    }
  });

  it('reports surplus braces anywhere, also next to an unknown character', () => {
    for (const whole of TEXTS) {
      // Before each word, and inside it.
      for (const at of tokens(whole).flatMap(({ startOffset }) => [startOffset, startOffset + 1])) {
        const { problems } = parse('x.eco', `${whole.slice(0, at)} } ( ${whole.slice(at)} }`);
        expect(problems.length).toBeGreaterThan(0);
        expect(problems.every(({ from, to }) => from <= to)).toBe(true);
      }
    }
  });
});
