/**
 * Films of all scenarios: a film shows the same run as the scenario, watching changes nothing, and the values that a film
 * reports in place of wrong expectations are correct.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compile } from '../compiler/compile.ts';
import type { Expectation, Scenario, ScenarioLine } from '../program/scenario.ts';
import { hash } from '../runtime/save/json.ts';
import {
  playScenario,
  recordFilm,
  recordStates,
  runScenario,
  trialGame,
  tryOut,
} from '../runtime/scenario/index.ts';
import { viewLandscape } from '../runtime/view/view.ts';
import { keptSituations, knownAnimals } from '../simulate/effect-value/index.ts';
import { READY, texts } from './rules/boards.ts';

const RULES = [join(import.meta.dirname, 'rules'), join(import.meta.dirname, 'rules/second')];
const CARDS = join(import.meta.dirname, '../cards');
const bundled = readdirSync(CARDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    files: texts(join(CARDS, name)).map(({ file, text }) => ({ file: `${name}/${file}`, text })),
  }));
const rules = RULES.flatMap(texts).map((file) => ({ name: file.file, sources: [{ files: [file] }] }));
const corpora = [{ name: 'the bundled sets', sources: bundled }, ...rules];

/** An expectation that does not hold. */
function wrong(expectation: Expectation): Expectation {
  switch (expectation.expect) {
    case 'vp':
    case 'has':
    case 'options':
    case 'landscape':
    case 'supply':
      return { ...expectation, amount: expectation.amount + 1 };
    case 'gained': {
      const [{ what, amount }, ...rest] = expectation.gained;
      return { ...expectation, gained: [{ what, amount: amount + 1 }, ...rest] };
    }
    case 'card':
      return { ...expectation, leaves: expectation.leaves + 1 };
    case 'kept':
      return { expect: 'card', card: expectation.card, leaves: 1 };
    case 'tile':
      return { expect: 'empty', hex: expectation.hex };
    case 'empty':
      return { expect: 'tile', hex: expectation.hex, need: { terrain: 'water', tokens: [] } };
    case 'stopped':
      return { expect: 'finished' };
    case 'finished':
      return { expect: 'stopped' };
  }
}

type Expects = Extract<ScenarioLine, { line: 'expect' }>;

/** The scenario up to one of its lines, whose expectation is made wrong. */
function wrongAt(scenario: Scenario, line: Expects): Scenario {
  const lines = scenario.lines.slice(0, scenario.lines.indexOf(line));
  return { ...scenario, lines: [...lines, { ...line, expectation: wrong(line.expectation) }] };
}

describe.each(corpora)('$name', ({ sources }) => {
  const { sets } = compile(sources, [READY]);
  const all = sets.flatMap(({ chain, scenarios }) => scenarios.map((scenario) => ({ chain, scenario })));

  test('a scenario that is filmed or watched step by step ends in the same state as a plain run', () => {
    for (const { chain, scenario } of all) {
      const film = recordFilm(chain, scenario);
      const plain = playScenario(chain, scenario);
      expect(film.result).toEqual(runScenario(chain, scenario));
      expect(hash(film.end)).toBe(hash(plain.game));
      expect(film.frames.map(({ at }) => at)).toEqual(scenario.lines.map(({ at }) => at));
      expect(film.frames.at(-1)?.board).toEqual(viewLandscape(plain.game));
      const watched = recordStates(chain, scenario);
      expect(hash(watched.end)).toBe(hash(plain.game));
      expect(watched.result).toEqual(plain.result);
    }
  });

  test('removing the last line changes no earlier frame', () => {
    for (const { chain, scenario } of all) {
      const lines = scenario.lines.slice(0, -1);
      expect(recordFilm(chain, { ...scenario, lines }).frames).toEqual(
        recordFilm(chain, scenario).frames.slice(0, -1),
      );
    }
  });

  test('wrong expectations hold once the actual values that the film reports replace them', () => {
    const corrections = all.flatMap(({ chain, scenario }) =>
      scenario.lines.flatMap((line) => {
        if (line.line !== 'expect') return [];
        const { result, frames } = recordFilm(chain, wrongAt(scenario, line));
        expect(result).toMatchObject({ passed: false, at: line.at });
        const { came } = frames[frames.length - 1].failure ?? {};
        return came === undefined ? [] : [{ ...line.at, came }];
      }),
    );
    const corrected = sources.map((source) => ({
      files: source.files.map(({ file, text }) => {
        const lines = text.split('\n');
        const here = corrections.filter((one) => one.file === file);
        for (const { line, column, length, came } of here.toSorted((a, b) => b.column - a.column)) {
          const old = lines[line - 1];
          lines[line - 1] = `${old.slice(0, column - 1)}expect ${came}${old.slice(column - 1 + length)}`;
        }
        return { file, text: lines.join('\n') };
      }),
    }));
    const again = compile(corrected, [READY]);
    expect(again.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    for (const { chain, scenarios } of again.sets) {
      for (const scenario of scenarios) expect(runScenario(chain, scenario)).toEqual({ passed: true });
    }
  });
});

const known = new Set(knownAnimals());

test('trying out any card ends in the same state as a plain run, whatever is chosen', () => {
  const { chain } = compile(bundled).sets[0];
  for (const [at, { number }] of [
    ...chain.flatMap(({ cards, features }) => [...cards, ...features]),
  ].entries()) {
    const seed = (at * 37) % 400;
    const start = () => trialGame(chain, keptSituations()[seed], { number, seed, known });
    const choices: string[] = [];
    for (let n = 0; n < 6; n++) {
      const { status, states: all } = tryOut(start(), number, choices);
      if (status !== 'waits') break;
      const { options } = all.at(-1)!;
      choices.push(options[(at + n) % options.length].choose);
    }
    const watched = tryOut(start(), number, choices);
    const plain = tryOut(start(), number, choices, false);
    expect(watched.refused).toBeUndefined();
    expect(watched.made).toEqual(choices);
    expect(hash(watched.end)).toBe(hash(plain.end));
    expect(plain.states).toEqual([]);
  }
});
