import { describe, expect, it } from 'vitest';
import { parse, parseSteps } from '../parser.ts';
import { MAX_REPARSES } from './misspellings.ts';

/** The position and hint of each problem in some steps. */
const hintsOf = (text: string) => parseSteps(text).problems.map(({ from, hint }) => `${from} ${hint}`);

describe('after a misspelt word', () => {
  it.each([
    [
      'gian 1vp pre adjacnt lion',
      ['0 did you mean `gain`?', '9 did you mean `per`?', '13 did you mean `adjacent`?'],
    ],
    [
      'gain 1vp per adjacnt different animal',
      ['13 did you mean `adjacent`?', '21 write `different adjacent`'],
    ],
    // Of several close words, the one that fits.
    ['if ther is a lion { gain 1vp }', ['3 did you mean `there`?']],
  ])('further mistakes are found: %s', (text, hints) => {
    expect(hintsOf(text)).toEqual(hints);
  });

  it('the step is complete, with the positions of the original text', () => {
    const { steps } = parseSteps('plaec lion adjcent to a foo as x; gain 1vp');
    expect(steps[0]).toMatchObject({ kind: 'place', from: 0, to: 32, as: { text: 'x', from: 31 } });
    expect(steps[0]).not.toHaveProperty('broken');
  });

  it('the step is broken if the corrected text makes no sense either', () => {
    const { steps, problems } = parseSteps('gain 1vp pre lion 7');
    expect(problems).toHaveLength(1);
    expect(steps[0]).toHaveProperty('broken');
  });

  it('the step is broken in a text with too many mistakes', () => {
    const card = (count: number) =>
      `card 1 brown leaves 2 energy sun {\n${'gain 1vp pre lion;\n'.repeat(count)}}`;
    expect(JSON.stringify(parse('a.eco', card(MAX_REPARSES)).tree)).toContain('"per"');
    expect(JSON.stringify(parse('a.eco', card(MAX_REPARSES + 1)).tree)).not.toContain('"per"');
  });
});
