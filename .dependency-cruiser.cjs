/**
 * The arrows between the rooms: which folder may import which. `npm test` checks them.
 *
 *   grammar ──▶ compiler ──▶ program ◀── runtime, print, simulate; language asks all of them, but
 *   of simulate only what effects are worth, and mutants; table asks program, runtime and print; studio asks language and table; cli, test and bench sit on top
 *   of all.
 */
const ROOMS =
  '^(program|grammar|compiler|runtime|print|simulate|language|table|studio|cards|cli|tools|test|bench)/';
/** The rooms that run on users' machines. */
const PRODUCT = '^(program|grammar|compiler|runtime|print|simulate|language|table|studio|cli)/';
/** Rooms that others enter through a door only. */
const DOORED = [
  'program',
  'grammar',
  'compiler',
  'runtime',
  'print',
  'simulate',
  'language',
  'table',
  'studio',
];
/**
 * Packages that the bundler puts into the package, so that users do not install them. All others that a user needs are in
 * `dependencies` or, if the product also works without them, in `optionalDependencies`.
 */
const PACKED_IN = [
  '@cantoo/pdf-lib',
  '@codemirror',
  '@fluent/bundle',
  '@fontsource',
  '@hono/node-server',
  '@iconify-json',
  '@lezer',
  '@observablehq/plot',
  '@preact/signals',
  'bullmq',
  'chevrotain',
  'commander',
  'csv-stringify',
  'diff',
  'env-paths',
  'fflate',
  'handlebars',
  'hono',
  'idb-keyval',
  'ioredis',
  'linkedom',
  'partysocket',
  'preact',
  'pure-rand',
  'simple-statistics',
  'slice-ansi',
  'string-width',
  'vscode-languageserver',
  'vscode-languageserver-textdocument',
  'wrap-ansi',
  'ws',
];
/** The parts of print that browsers run: words, drawings, the pictures of cards and of sheets. */
const DRAWING =
  '^print/(assets\\.ts|(drawing|card|pieces|board|templates|face|sheet)/|(wording|set-words)/(?!index\\.ts))';
/** Of the runtime, a room inside it may import only itself and the files and folders in `allowed`. */
const inner = (name, ...allowed) => ({
  name: `runtime-${name}-imports`,
  comment: `runtime/${name}/ may not import this part of the runtime.`,
  severity: 'error',
  from: { path: `^runtime/${name}/`, pathNot: '\\.test\\.ts$' },
  to: {
    path: '^runtime/',
    pathNot: [`${name}/`, ...allowed].map((what) => `^runtime/${what}`),
  },
});

/** Of this project, a room may import only itself and the paths that `allowed` matches. */
const room = (name, allowed) => ({
  name: `${name}-imports`,
  comment: `${name}/ may not import this room.`,
  severity: 'error',
  from: { path: `^${name}/` },
  // The rule `nobody-imports-test-or-bench` says which files may import test/.
  to: { path: ROOMS, pathNot: [`^(${name}|test)/`, ...allowed] },
});

/**
 * The parts of the studio run in separate pages, workers and servers, and share only the messages between them: each may import
 * itself, the types of those messages, and from other rooms the paths that `values` and `types` match.
 */
const partsOfStudio = (parts) =>
  Object.entries(parts).flatMap(([part, { values = [], types = [] }]) => [
    {
      name: `studio-${part.replace(/\W.*/, '') || 'messages'}-imports`,
      comment: `studio/${part} may not import this file.`,
      severity: 'error',
      from: { path: `^studio/${part}`, pathNot: '\\.test\\.ts$' },
      to: { path: ROOMS, pathNot: [`^studio/${part}`, ...values], dependencyTypesNot: ['type-only'] },
    },
    {
      name: `studio-${part.replace(/\W.*/, '') || 'messages'}-types`,
      comment: `studio/${part} may not import types of this file.`,
      severity: 'error',
      from: { path: `^studio/${part}`, pathNot: '\\.test\\.ts$' },
      to: { path: ROOMS, pathNot: [`^studio/${part}`, '^studio/[^/]+\\.ts$', ...values, ...types] },
    },
  ]);

module.exports = {
  forbidden: [
    room('program', []),
    room('grammar', []),
    room('runtime', ['^program/']),
    inner('input', 'messages.ts'),
    inner('link', 'frames.ts', 'messages.ts'),
    inner('landscape', 'link/'),
    inner('queries', 'landscape/', 'link/', 'frames.ts', 'options.ts', 'state.ts'),
    {
      name: 'table-without-effects',
      comment: 'Effects do things at the table; the table only starts them (runtime/start-effect.ts).',
      severity: 'error',
      from: { path: '^runtime/table/' },
      to: { path: '^runtime/(effect|steps)/' },
    },
    {
      name: 'engine-without-its-users',
      comment:
        'Players, saved games, logs and scenarios use the engine; the engine does not know about them.',
      severity: 'error',
      from: {
        path: '^runtime/',
        pathNot: ['^runtime/(save|log|players|scenario)/', '^runtime/index\\.ts$', '\\.test\\.ts$'],
      },
      to: { path: '^runtime/(save|log|players|scenario)/' },
    },
    room('compiler', ['^grammar/', '^program/']),
    room('print', ['^program/']),
    {
      name: 'print-drawing-without-node',
      comment:
        'Wording and drawing run in browsers: they use nothing of Node, and get the files they need as values (print/assets.ts).',
      severity: 'error',
      from: { path: DRAWING, pathNot: '\\.test\\.ts$' },
      to: {
        path: ['^print/', '^node:', '^(fs|path|url|module|os|crypto|timers|child_process)(/|$)'],
        pathNot: [DRAWING, '^print/(printable|failure|overflow)\\.ts$', '^print/icons/origins\\.ts$'],
      },
    },
    room('simulate', ['^program/', '^runtime/', '^print/']),
    {
      name: 'games-without-node',
      comment: 'Playing games and counting them runs in browsers, too; pool/, data/ and report/ need Node.',
      severity: 'error',
      from: {
        path: '^simulate/(run|figures|findings|games|change|ladder|effect-value|mutants|stress)/',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^simulate/(pool|data/(?!columns)|report)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'games-without-parts-of-node',
      comment: 'Playing games and counting them uses no modules of Node either.',
      severity: 'error',
      from: {
        path: '^simulate/(run|figures|findings|games|change|ladder|effect-value|mutants|stress)/',
        pathNot: '\\.test\\.ts$',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'fleet-when-asked',
      comment: 'The code that talks to Redis is loaded only when somebody asks for other machines.',
      severity: 'error',
      from: { path: PRODUCT, pathNot: ['^simulate/fleet/', '\\.test\\.ts$'] },
      to: { path: '^simulate/fleet/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    room('language', [
      '^program/',
      '^grammar/',
      '^compiler/',
      '^runtime/',
      '^print/(face|board)/',
      // How much effects are worth, and whether scenarios notice a mutant: pure functions.
      '^simulate/(effect-value|mutants)/',
    ]),
    {
      name: 'server-only-translates',
      comment:
        'language/server/ only translates answers of language/ into the protocol. It starts with nothing but texts and problems.',
      severity: 'error',
      from: { path: '^language/server/', pathNot: '\\.test\\.ts$' },
      to: { path: ROOMS, pathNot: '^language/(((workspace|problems)/)?index\\.ts$|server/)' },
    },
    {
      name: 'server-starts-small',
      comment:
        'Answers are loaded with the first request: until then the server loads only what problems need.',
      severity: 'error',
      from: { path: '^language/server/', pathNot: ['^language/server/requests/', '\\.test\\.ts$'] },
      to: {
        path: '^language/(index\\.ts$|server/requests/(?!diagnostics))',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'language-without-protocol',
      comment:
        'language/ knows nothing of the server, its protocol or Node: it answers in plain data, also in a browser.',
      severity: 'error',
      from: { path: '^language/', pathNot: ['^language/server/', '\\.test\\.ts$'] },
      to: { path: ['^language/server/', '^node_modules/vscode-'] },
    },
    {
      name: 'language-without-node',
      comment: 'Only the entry on standard input and output needs Node.',
      severity: 'error',
      from: { path: '^language/', pathNot: ['^language/server/stdio\\.ts$', '\\.test\\.ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    room('table', ['^program/', '^runtime/', '^print/(face|board)/']),
    {
      name: 'table-without-node',
      comment: 'A game with people runs in browsers, too.',
      severity: 'error',
      from: { path: '^table/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'table-page-imports',
      comment: 'The pages of tables show what they are told: of everything else they import only types.',
      severity: 'error',
      from: { path: '^table/(page|web)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: ROOMS,
        pathNot: ['^table/(page|web)/', '^table/protocol/marks\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    ...partsOfStudio({
      // The messages between the parts: data. What the page asks its worker is typed by the functions that answer.
      '[^/]+\\.ts$': {
        types: [
          '^(program|language|runtime|simulate/(games|change|mutants|stress)|print/(face|board|sheet)|table|studio/(link|worker))/',
        ],
      },
      'page/': {
        values: [
          '^table/page/',
          '^print/languages/',
          '^simulate/plots/',
          '^studio/link/',
          '^studio/(paths|print-options|games/worker)\\.ts$',
        ],
        types: [
          '^(program|language|runtime|print/(face|board)|table|studio/games)/',
          '^studio/worker/(answer-service|questions)\\.ts$',
        ],
      },
      'offline/': {},
      'link/': { values: ['^studio/paths\\.ts$'] },
      'worker/': {
        values: [
          '^(program|language|print/(face|board|sheet)|simulate/(effect-value|change)|runtime/scenario|studio/link)/',
          '^studio/paths\\.ts$',
        ],
      },
      'games/': { values: ['^(program|simulate/(games|change|mutants|stress))/'], types: ['^runtime/'] },
      // The command passes in the disk and the printer.
      'serve/': { values: ['^program/messages/', '^studio/(paths|print-options)\\.ts$'] },
    }),
    {
      name: 'studio-in-browsers',
      comment: 'Only the server of the studio needs Node.',
      severity: 'error',
      from: { path: '^studio/', pathNot: ['^studio/serve/', '\\.test\\.ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'cards-are-text',
      comment: 'The catalogue is text only: there is no code in it.',
      severity: 'error',
      from: {},
      to: { path: '^cards/.*\\.[cm]?[jt]s$' },
    },
    {
      name: 'nobody-imports-test-or-bench',
      comment:
        'Code that checks, measures, documents or packs the product is not part of it; unit tests may share the setup in test/.',
      severity: 'error',
      from: {
        pathNot: ['^(test|bench|tools)/', '^vitest\\.config\\.ts$', '\\.test\\.ts$'],
      },
      to: { path: '^(test|bench|tools)/' },
    },
    {
      name: 'bench-tests-no-tests',
      comment: 'It only starts a studio and connects to a host as tests do.',
      severity: 'error',
      from: { path: '^bench/' },
      to: { path: '^test/', pathNot: '^test/(host/client|studio/studio)\\.ts$' },
    },
    ...DOORED.map((name) => ({
      name: `${name}-door`,
      comment: `Other rooms import ${name}/ only through its index.ts, or that of a room inside it.`,
      severity: 'error',
      from: { path: PRODUCT, pathNot: [`^${name}/`, '\\.test\\.ts$'] },
      to: { path: `^${name}/`, pathNot: '/index\\.ts$' },
    })),
    ...DOORED.map((name) => ({
      name: `${name}-inside`,
      comment: `Inside ${name}/ files import each other directly; an index.ts is for other rooms.`,
      severity: 'error',
      // The server is a separate room: it imports `language/` through its index.ts, as all others do.
      from: { path: `^${name}/`, pathNot: ['/index\\.ts$', '^language/server/'] },
      to: { path: `^${name}/`, pathNot: '/(?!index\\.ts$)[^/]+$' },
    })),
    { name: 'no-cycles', severity: 'error', from: { pathNot: '^studio/page/' }, to: { circular: true } },
    {
      name: 'no-cycles-in-the-studio',
      comment: 'The parts of its page know the studio, but only as a type.',
      severity: 'error',
      from: { path: '^studio/page/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment:
        'Tests of the installed package import it by its name, which a checkout cannot resolve; the bundler makes two modules.',
      severity: 'error',
      from: { pathNot: '^test/package/' },
      to: { couldNotResolve: true, pathNot: '^(bundled-sets|card-assets)$' },
    },
    {
      name: 'no-development-packages',
      comment:
        'Code that users run may not need a package that only developers install, unless it is packed in.',
      severity: 'error',
      from: { path: PRODUCT, pathNot: '\\.test\\.ts$' },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only', 'npm-optional'],
        pathNot: `^node_modules/(${PACKED_IN.join('|')})/`,
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules|out)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types'] },
  },
};
