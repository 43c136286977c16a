/**
 * Law 1 for sets of several files, of which only the changed ones are parsed again: results equal compiling all
 * texts from scratch.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { corpus } from '../../bench/corpus.ts';
import { compile } from '../../compiler/index.ts';
import {
  edit,
  fileTokens,
  innermostStep,
  outline,
  rangeHints,
  type Workspace,
} from '../../language/index.ts';
import { fileCompilation, fileTree } from '../../language/workspace/sets.ts';
import { hashSet } from '../../program/index.ts';
import { runs } from '../programs/runs.ts';
import { part } from './random-edits.ts';
import { bundledCopies, knownSets, workspaceOf } from './workspaces.ts';

type Texts = ReadonlyMap<string, string>;

const chains = knownSets().map(({ id, chain = [] }) => ({ id, chain }));

/** Compiles the folder's set from whole texts, without any cache. */
function compiledFresh(texts: Texts) {
  const files = [...texts].map(([file, text]) => ({ file, text }));
  const sorted = files.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const { sets, problems, unlisted } = compile([{ files: sorted }], chains);
  return { set: sets[0]!, problems, unlisted };
}

/** Everything that depends on the positions of steps and names. */
const places = (workspace: Workspace, file: string, at: number) => ({
  tree: fileTree(workspace, file),
  step: innermostStep(workspace, file, at),
  hints: rangeHints(workspace, file, { from: 0, to: workspace.texts.get(file)!.text.length }),
  symbols: outline(workspace, file),
  tokens: fileTokens(workspace, file),
});

const PUT = [
  ...['', ' ', '\n', '\r\n', '}', '{', '"', '(', '/*', '#', ' as pond', 'a lion'],
  ...'x lion lyon 0 99'.split(' '),
  '\ncard 1 brown leaves 2 energy sun { gain 1vp }\n',
  '\nscenario "s" { layout standard do card 5; expect 1vp }\n',
  '\nanimal fox x2 on desert\n',
  '\nanimal lion x2 on desert\n',
  '\nelement sun x3\n',
  '\nset b "B"\n',
  '\ncrad 5 brown\n',
  '\nfeature 900 blue "F" pattern "G" { on play { gain 1vp } }\n',
  '\nhand lion leaf "L"\n',
  '\nlayout standard " w "\n',
];

const change = fc.record({
  file: fc.nat(20),
  at: part,
  length: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(2), fc.nat(30), fc.nat(900)),
  put: fc.constantFrom(...PUT),
});

const bundled = Object.entries(bundledCopies());
const beginnings: readonly Texts[] = [
  ...Map.groupBy(bundled, ([file]) => file.split('/')[2]!)
    .values()
    .map((files) => new Map(files.map(([file, text]) => [`/cards/${file.split('/').at(-1)}`, text]))),
  new Map([['/cards/corpus.eco', corpus(40)]]),
  new Map([
    [
      '/cards/many.eco',
      corpus(5) + 'card 99 brown leaves 9 energy snu { gain 1 vpp; place lyon }\n'.repeat(400),
    ],
  ]),
];

/** Edits a workspace, and compares everything with compiling from scratch. */
function compared(workspace: Workspace, texts: Texts, file: string, at: number): Workspace {
  const now = edit(workspace, [{ file, text: texts.get(file)! }]);
  const [one, other] = [fileCompilation(now, file)!, compiledFresh(texts)];
  expect(one.problems).toEqual(other.problems);
  expect(one.unlisted).toEqual(other.unlisted);
  expect(one.set).toEqual(other.set);
  expect(one.set.chain.map(hashSet)).toEqual(other.set.chain.map(hashSet));
  expect(places(now, file, at)).toEqual(places(workspaceOf(Object.fromEntries(texts)), file, at));
  return now;
}

test('law 1: compiling section by section equals compiling whole texts', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...beginnings),
      fc.array(change, { minLength: 1, maxLength: 6 }),
      (first, changes) => {
        let texts = first;
        let workspace = workspaceOf(Object.fromEntries(texts));
        fileCompilation(workspace, [...texts.keys()][0]!);
        for (const { file: index, at, length, put } of changes) {
          const file = [...texts.keys()][index % texts.size]!;
          const text = texts.get(file)!;
          const from = Math.floor(at * text.length);
          const now = text.slice(0, from) + put + text.slice(from + length);
          texts = new Map(texts).set(file, now);
          workspace = compared(workspace, texts, file, from);
        }
      },
    ),
    runs(8, 33),
  );
});

const HEAD = 'set mine "Mine" extends first-continent\nanimal hare x4 on desert\n';
const CARD = (number: number, steps: string) => `card ${number} brown leaves 2 energy sun { ${steps} }\n`;
const [HARES, MICE, LIONS] = [
  CARD(900, 'place hare as pond; gain 1vp per hare'),
  CARD(901, 'place mouse; gain 1vp per placed mouse'),
  CARD(902, 'place lion adjacent to a mouse'),
];

test.each([
  ['a word that was declared', [HEAD, `${HEAD}animal mouse plural mice x4 on desert\n`, HEAD]],
  ['a word whose declaration is misspelt', [HEAD, `${HEAD}anmal mouse x4 on desert\n`, HEAD]],
  ['a declaration without its name', [HEAD, `${HEAD}animal x4 on desert\n`, HEAD]],
  ['an animal that lives on another terrain', [HEAD, HEAD.replace('desert', 'water'), HEAD]],
  ['an extended set that does not exist', [HEAD, HEAD.replace('first-continent', 'last-continent'), HEAD]],
  [
    'an extended set that does not exist instead of none',
    ['set mine "Mine"\n', 'set mine "Mine" extends nowhere\n', 'set mine "Mine"\n'],
  ],
  ['a set that extends nothing', [HEAD, 'set mine "Mine"\n', HEAD]],
  ['a card with the same number', [HEAD, HEAD + CARD(901, 'gain 1vp'), HEAD]],
  ['a card that is the same', [HEAD, HEAD + HARES.replace('900', '899'), HEAD]],
  ['a parenthesis that is closed later', [HEAD, `${HEAD}(`, `${HEAD}( )`, HEAD]],
  ['a comment over several lines', [HEAD, `${HEAD}/*`, HEAD]],
  ['more mistakes than are listed', [HEAD, HEAD + CARD(903, 'place okapi').repeat(1010), HEAD]],
])('law 1: the cards after the change are compiled correctly: %s', (_, heads) => {
  const file = '/cards/a.eco';
  const behind = `${HARES}${MICE}${LIONS}${MICE.replace('901', '904').replace('placed mouse', 'mouse )')}*/ ${CARD(905, 'gain 1 vp')}scenario "s" {\n  board " d "\n  do card 900;\n  expect 1vp;\n}\n`;
  let texts: Texts = new Map([[file, heads[0]! + behind]]);
  let workspace = workspaceOf(Object.fromEntries(texts));
  fileCompilation(workspace, file);
  for (const head of heads) {
    texts = new Map([[file, head + behind]]);
    workspace = compared(workspace, texts, file, head.length + 50);
  }
});
