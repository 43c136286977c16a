/** Steps to run with an installed package. */

/** A step: a command and what to expect of it. */
export interface Step {
  /** The arguments of `ecos`, or of Node. */
  args: string[];
  /** The expected exit code; 0 by default. */
  exit?: number;
  /** What the output must match. */
  output?: RegExp;
  /** A file next to this one that the step needs. */
  file?: string;
  /** A file that must exist afterwards. */
  creates?: string;
}

const ecos = (line: string, more: Omit<Step, 'args'> = {}): Step => ({
  args: ['ecos', ...line.split(' ')],
  ...more,
});

/** Steps that work with or without optional packages. */
const always: Step[] = [
  ecos('--version', { output: /^\d+\.\d+\.\d+/ }),
  ecos('new my-set', { creates: 'my-set/cards.eco' }),
  ecos('check my-set', { output: /no problems/ }),
  ecos('check'),
  ecos('test my-set', { output: /2 scenarios passed/ }),
  ecos('fmt --check my-set'),
  ecos('list my-set', { output: /3 cards/ }),
  ecos('explain my-set 502', { output: /meerkat/ }),
  ecos('play my-set --seed 7 --target 15 --log game.log', { creates: 'game.log' }),
  ecos('replay game.log my-set'),
  ecos('simulate my-set --games 4 --bots random --target 10'),
  ecos('share my-set --cards 501', { output: /#\/shared\// }),
  ecos('share polar-shores --out polar.html', { creates: 'polar.html' }),
  { args: ['entries.mjs'], file: 'entries.mjs', output: /a game is over/ },
  { args: ['studio.mjs'], file: 'studio.mjs', output: /the studio has My Set open/ },
  { args: ['host.mjs'], file: 'host.mjs', output: /a bot plays at a table/ },
];

/** The steps with all optional packages; `tsc` is the path of a TypeScript compiler. */
export const inFull = (tsc: string): Step[] => [
  ...always,
  ecos('print my-set --out my-set.pdf', { creates: 'my-set.pdf' }),
  ecos('simulate my-set --games 4 --bots random --target 10 --report report.html', {
    creates: 'report.html',
  }),
  ecos('build my-set --out built', { creates: 'built/my-set.ts' }),
  ecos('check built/my-set.json'),
  {
    args: [tsc, '--noEmit', '--strict', '--target', 'es2024', '--module', 'nodenext', 'types.mts'],
    file: 'types.mts',
  },
];

/** The steps without optional packages: commands that need one report what to install. */
export const withoutOptional: Step[] = [
  ...always,
  ...['print my-set --out my-set.pdf', 'print my-set --png pictures'].map((line) =>
    ecos(line, { exit: 2, output: /: `npm install --include=optional` installs/ }),
  ),
  { args: ['left-out.mjs'], file: 'left-out.mjs' },
  ecos('simulate my-set --games 4 --bots random --data rows', {
    exit: 2,
    output: /npm install @duckdb\/node-api@\d/,
  }),
  ecos('build my-set --out built', { exit: 2, output: /npm install ts-morph@\d/ }),
];
