import { describe, expect, it } from 'vitest';
import { problemsOf } from '../test/base-set.ts';

const cardWith = (steps: string) => problemsOf(`card 1 brown leaves 2 energy sun {\n${steps}\n}`).join('\n');

describe('a wording from everyday language', () => {
  it.each<[string, code: string, hint: string]>([
    ['put a grassland', 'ECO113', 'write `place`'],
    ['draw a card', 'ECO113', 'write `gain`'],
    ['you may place a mountain', 'ECO113', 'leave `you` out'],
    ['turn a desert into water', 'ECO113', 'replace a desert with water'],
    ['every player { gain a cube }', 'ECO113', 'each player { … }'],
    ['Put a grassland', 'ECO113', 'write `place`'],
    ['each opponent { gain a cube }', 'ECO105', 'each other player { … }'],
    ['gain 1vp for each lion in the landscape', 'ECO111', 'write `per`'],
    ['place grassland then gain 1vp', 'ECO111', 'write `;`'],
    ['if there are 3 lions then { gain 2vp }', 'ECO105', 'leave `then` out'],
    ['if there are 3 or more lions { gain 2vp }', 'ECO105', 'write `at least 3`'],
    ['gain 3vp unless there is a lion', 'ECO111', 'write `if not …`'],
    ['place lion next to a mountain', 'ECO111', 'write `adjacent to …`'],
    ['repeat 3 times { place forest }', 'ECO105', 'leave `times` out'],
    ['gain 3 points', 'ECO201', 'points are written `vp`'],
    ['place lion; gain 1vp per fish within this habitat', 'ECO111', 'write `in`'],
    ['gain 1vp per lion that is on the edge', 'ECO111', 'leave it out'],
    ['gain any element', 'ECO201', 'gain 1 of sun, water, desert'],
    ['place 2 trees', 'ECO202', 'the word is `forest`'],
  ])('is reported with the wording of the card language: %s', (steps, code, hint) => {
    const problems = cardWith(steps);
    expect(problems.split('\n')).toHaveLength(1);
    expect(problems).toContain(` ${code} `);
    expect(problems).toContain(hint);
  });

  it('is accepted if the set declares the word', () => {
    expect(problemsOf('animal tree x3 on water card 1 brown leaves 2 energy sun { place tree }')).toEqual([]);
  });

  it('gets the hyphenated name of an animal of two words as a suggestion', () => {
    const problems = problemsOf(
      'animal fruit-bat x3 on water card 1 brown leaves 2 energy sun { place fruit bat }',
    );
    expect(problems.join('\n')).toContain('did you mean `fruit-bat`?');
  });

  it('does not hide a missing `,` before the element `animal`', () => {
    expect(problemsOf('card 1 brown leaves 2 energy sun animal { gain 1vp }').join('\n')).toContain(
      'Expected `,`, but found `animal`',
    );
  });
});
