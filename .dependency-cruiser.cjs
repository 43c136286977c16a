/** The arrows between the rooms: what each may import. `npm test` checks them. */

const GAMES =
  'simulate/(work\\.ts|(statistics|run|figures|games|change|ladder|effect-value|mutants|stress)/)';
const DRAWING =
  'print/(assets\\.ts|(drawing|card-art|layout|face|pieces|board|templates|sheet)/|box/(?!(box|pages)\\.ts)|(wording|set-words)/(?!index\\.ts))';
/** Each room or part of one, what it may import besides itself, and what it may import as types. `cli` may import everything. */
const ARROWS = [
  ['program/'],
  ['grammar/', 'program/'],
  ['compiler/', 'grammar/|program/'],
  ['words/', 'program/|grammar/|compiler/|print/face/'],
  ['runtime/', 'program/'],
  ['print/', 'program/'],
  [DRAWING, 'program/|print/((printable|failure)\\.ts|icons/origins\\.ts)'],
  ['simulate/', 'program/|runtime/|print/'],
  [
    'language/',
    'program/|grammar/|compiler/|words/|runtime/|print/(face|board|drawing|copies|set-words)/|simulate/(change|effect-value|mutants)/',
  ],
  ['language/server/', 'language/((workspace|problems)/)?index\\.ts'],
  ['table/', 'program/|runtime/|print/(face|board|poster|copies)/'],
  ['table/(page|web)/', 'program/|print/copies/|table/(marks|events/tokens)\\.ts', '.'],
  [
    'studio/page/',
    'table/page/|print/(languages|copies)/|simulate/(games|plots)/|studio/(link/|[^/]+\\.ts|games/start-worker\\.ts)',
    '.',
  ],
  [
    'studio/worker/',
    'program/|words/|language/|print/(box|face|board|sheet)/|simulate/(effect-value|change)/|runtime/scenario/|studio/(link/|[^/]+\\.ts)',
  ],
  ['studio/games/', 'program/|simulate/(games|change|mutants|stress)/', 'runtime/|studio/[^/]+\\.ts'],
  ['studio/(link|offline)/', 'program/|studio/[^/]+\\.ts'],
  ['studio/serve/', 'program/messages/|studio/[^/]+\\.ts'],
];
/** Rooms that others enter only by the `index.ts` of the room, or of a part of it. */
const ROOMS = '(program|grammar|compiler|words|runtime|print|simulate|language|table|studio)';
const TESTS = '\\.test\\.ts$';
/** The folders of each room from bottom to top: each imports only those before it. Files beside the folders are free. */
const FOLDERS = {
  program: 'schema decisions messages checks hexes steps json',
  grammar:
    'tree tokens fixes recovery places counts blocks format sets scenarios repair cursor steps cards print',
  compiler: 'catalogue report feasibility checks places lower emit',
  runtime: 'link landscape queries table effect steps questions input view save log players scenario',
  print:
    'icons drawing card-art copies own-assets layout wording languages set-words fonts templates browser face pieces board poster sheet press box tabletop',
  simulate:
    'statistics data effect-value strength figures plots run change ladder mutants stress training advice pool games report fleet',
  language:
    'workspace format names scenarios outline steps mutation cards changes hints hover problems completion actions server',
  table: 'decision game events screen protocol findings local worker page web',
  studio: 'games link offline serve worker page',
  cli: 'templates terminal playtest files load diff run scenarios watch human print simulation language studio assistants host commands',
  tools: 'references package site balance',
};
/** The pairs of folders that are not in order, and why. */
const OUT_OF_ORDER = [
  // What the host answers about findings is a message like the others, so its types are with theirs.
  ['table/protocol', 'table/findings'],
];
/** What browsers run. */
const IN_BROWSERS = `^((program|grammar|compiler|words|runtime|language|table|studio)/|${DRAWING}|${GAMES})`;
/** Packages that the bundler puts into the package. Users install those in `dependencies` and `optionalDependencies`. */
const PACKED_IN =
  '@cantoo/pdf-lib|@codemirror|@fluent/bundle|@fluent/syntax|@fontsource|@hono/node-server|@iconify-json|@lezer|@modelcontextprotocol/server|@noble/hashes|@observablehq/plot|@preact/signals|bullmq|chevrotain|comlink|commander|csv-stringify|diff|env-paths|fast-string-width|fast-wrap-ansi|fflate|handlebars|hono|idb-keyval|image-size|ioredis|lean-qr|linkedom|partysocket|preact|pure-rand|saxes|serwist|simple-statistics|slice-ansi|typebox|vscode-languageserver|vscode-languageserver-textdocument|ws';

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const arrow = (part, values, types, to) =>
  never(
    `imports-of-${part}`,
    'This part may not import that file: see ARROWS.',
    { path: `^${part}`, pathNot: TESTS },
    {
      path: `^(${ROOMS}|cards|cli)/`,
      pathNot: [part, values, types].flatMap((one) => (one ? `^(${one})` : [])),
      ...to,
    },
  );

/** The rules for the folders of a room. */
const inOrder = ([room, line]) => {
  const folders = line.split(' ');
  return [
    never(
      `folders-of-${room}`,
      'Each folder of a room has its place in FOLDERS.',
      { path: `^${room}/[^/]+/`, pathNot: [`^${room}/(${folders.join('|')})/`, TESTS] },
      {},
    ),
    ...folders.slice(0, -1).map((folder, at) =>
      never(
        `above-${room}-${folder}`,
        'A folder imports only those before it: see FOLDERS.',
        { path: `^${room}/${folder}/`, pathNot: TESTS },
        {
          path: `^${room}/(${folders.slice(at + 1).join('|')})/`,
          pathNot: OUT_OF_ORDER.filter(([from]) => from === `${room}/${folder}`).map(([, to]) => `^${to}/`),
        },
      ),
    ),
  ];
};

module.exports = {
  forbidden: [
    ...Object.entries(FOLDERS).flatMap(inOrder),
    ...ARROWS.flatMap(([part, values, types]) => [
      arrow(part, values, undefined, types && { dependencyTypesNot: ['type-only'] }),
      ...(types ? [arrow(part, values, types)] : []),
    ]),
    never(
      'door',
      'Other rooms import a room through an index.ts.',
      { path: `^(${ROOMS}|cli)/`, pathNot: TESTS },
      { path: `^${ROOMS}/`, pathNot: ['^$1/', '/index\\.ts$', '^print/(own-assets/words|assets)\\.ts$'] },
    ),
    never(
      'inside',
      'Inside a room, files import each other directly; an index.ts is for other rooms.',
      { path: `^${ROOMS}/`, pathNot: ['/index\\.ts$', '^language/server/'] },
      { path: '^$1/', pathNot: '/(?!index\\.ts$)[^/]+$' },
    ),
    never(
      'no-node-in-browsers',
      'Browsers run this, so it may not use Node.',
      {
        path: IN_BROWSERS,
        pathNot: [TESTS, '^compiler/emit/', '^studio/serve/', '^language/server/stdio\\.ts$'],
      },
      { dependencyTypes: ['core'] },
    ),
    never(
      'fleet-when-asked',
      'The code for other machines is heavy: it is loaded only when somebody asks for them.',
      { path: `^(${ROOMS}|cli)/`, pathNot: ['^simulate/fleet/', TESTS] },
      { path: '^simulate/fleet/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    ),
    never(
      'answers-when-asked',
      'The language server starts with texts and problems, and loads answers with the first request.',
      { path: '^language/server/', pathNot: ['^language/server/requests/', TESTS] },
      {
        path: '^language/(index\\.ts$|server/requests/(?!diagnostics))',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    ),
    never('cards-are-text', 'There is no code in cards/.', {}, { path: '^cards/.*\\.[cm]?[jt]s$' }),
    never(
      'product-without-tests',
      'The product imports nothing that tests, measures or packs it.',
      { pathNot: ['^(test|bench|tools)/', '^vitest\\.config\\.ts$', TESTS] },
      { path: '^(test|bench|tools)/' },
    ),
    never('no-circles', 'Imports never come in a circle, not even of types.', {}, { circular: true }),
    never(
      'resolvable',
      'This import cannot be resolved.',
      { pathNot: '^test/package/' },
      {
        couldNotResolve: true,
        pathNot: '^(bundled-sets|card-assets)$',
      },
    ),
    never(
      'no-development-packages',
      'Users do not have this package, unless it is packed in.',
      { path: `^(${ROOMS}|cli)/`, pathNot: TESTS },
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only', 'npm-optional', 'npm-peer'],
        pathNot: `^node_modules/(${PACKED_IN})/`,
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^out/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types'] },
  },
};
