/** Reads the arguments and runs one command. Loads only the module of that command. */
import { Command, CommanderError } from 'commander';
import { capitalize, UserError } from '../program/messages/index.ts';
import { failureText, sentence } from './failure.ts';
import { errorReason } from './files/system-errors.ts';
import { VERSION } from './package.ts';
import { type Define, TO_STDOUT } from './terminal/command.ts';
import { CardErrors, EXIT, print, printJson, printStderr } from './terminal/output.ts';

/** The commands in the order of the help, by group, and what they do. Each is a module in `commands/`. */
const SUMMARIES = {
  Cards: {
    new: 'create a set to start from, small or a copy of a bundled one',
    check: 'compile cards and show every problem',
    test: 'check, then run the scenarios of the cards',
    explain: 'show the rules text of a card or of steps, or what a problem code means',
    say: 'turn sentences in your own words into a draft of a card',
    list: 'list the cards in a table',
    fmt: 'format card files; comments are kept',
    share: 'make a link to cards, or one file in which others look at, try and play them',
    studio: 'write, see, try and print cards in the browser',
  },
  Play: {
    play: 'play a game in the terminal, or let bots play it',
    host: 'host playtests in the browser for people anywhere, with bots in the empty seats',
    playtest: 'show the findings of playtests with ecos host',
    replay: 'replay a log and check that the result is the same',
  },
  Print: {
    print: 'make a PDF to print and cut, the whole box, or pictures of cards',
  },
  'Find out': {
    simulate: 'play many games to see whether every card works and the set is fair',
    diff: 'show how cards changed since an earlier version, and what that does',
    stress: 'search for play that breaks a set: endless effects, runaway combos, supplies that run dry',
    mutate: 'make small changes to the cards and list those that no scenario notices',
  },
  'For programs': {
    build: 'write sets as JSON and TypeScript for other programs',
    lsp: 'run the language server: problems, completion and more in your editor',
    mcp: 'let assistants check, explain and try cards, by the Model Context Protocol',
    query: 'query the tables of simulated games in SQL',
    worker: 'play games for ecos simulate --on and strength --on, on this or any other machine',
    strength: 'measure how much stronger one bot is than another',
    train: 'train the bot `learned` on games in which tree search finds the best moves',
  },
};

const COMMANDS = Object.entries(SUMMARIES).flatMap(([group, summaries]) =>
  Object.entries(summaries).map(([name, summary]) => ({ group, name, summary })),
);
const isCommand = (wanted: string | undefined) => COMMANDS.some(({ name }) => name === wanted);

/** Runs `ecos` with these arguments and returns its exit code. Never throws. */
export async function main(args: readonly string[]): Promise<number> {
  process.stdout.on('error', endOfOutput);
  process.stderr.on('error', endOfOutput);
  try {
    return await run(args);
  } catch (error) {
    return answer(error, wantsJson(args));
  }
}

async function run(args: readonly string[]): Promise<number> {
  let code: number = EXIT.fine;
  const program = root();
  const requested = args.find((arg) => !arg.startsWith('-') && arg !== 'help');
  refuseEmpty(args);
  for (const { group, name, summary } of COMMANDS) {
    const command = program.command(name).summary(summary).helpGroup(`${group}:`);
    if (name !== requested) continue;
    const { define } = (await import(`./commands/${name}.ts`)) as { define: Define };
    command.description(`${capitalize(summary)}.`);
    define(command, (result) => {
      code = result;
    });
  }
  if (requested !== undefined && args[0] === 'help' && !isCommand(requested)) {
    throw new UserError(`unknown command '${requested}'. See ecos --help.`);
  }
  if (args.length === 0) {
    program.outputHelp();
    return EXIT.fine;
  }
  program.hook('preAction', (_, command) => refuseNames(command));
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError) || error.exitCode === 0) throw error;
    const text = sentence(error.message.replace(/^error: /, ''));
    throw new UserError(`${text} See ecos ${isCommand(requested) ? `${requested} ` : ''}--help.`);
  }
  return code;
}

/** Refuses empty arguments, which would mean the current folder: they often come from an unset variable. */
function refuseEmpty(args: readonly string[]): void {
  const at = args.findIndex((arg) => arg === '' || /^--[\w-]+=$/.test(arg));
  if (at < 0 || args[at - 1] === '-e' || args[at - 1] === '--steps') return;
  const before = args[at] || args[at - 1];
  const where = before?.startsWith('-') ? `for ${before.replace(/=$/, '')}` : 'among the arguments';
  throw new UserError(`Empty value ${where}. Remove it or give a value.`);
}

/** Refuses names of files and folders to write: `-`, which would become a name, and card files, which would be replaced. */
function refuseNames(command: Command): void {
  for (const option of command.options) {
    const what = /<(file|folder)>/.exec(option.flags)?.[1];
    const value = command.getOptionValue(option.attributeName());
    if (value === '-' && what !== undefined && !option.description.endsWith(TO_STDOUT))
      throw new UserError(`${option.long} needs the name of a ${what}, not \`-\`.`);
    if (what === 'file' && /\.eco$/i.test(value))
      throw new UserError(`${value} is the name of a card file: choose another name for ${option.long}.`);
  }
}

function root(): Command {
  return new Command('ecos')
    .description('Write, check, play and print cards for Ecos: First Continent.')
    .version(VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show this help')
    .commandsGroup('Help:')
    .helpCommand('help [command]', 'show the help of a command')
    .addHelpText(
      'after',
      '\nWithout PATH, commands use the bundled cards.\n\nExample:\n  ecos check my-cards.eco',
    )
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: () => undefined });
}

/** Reports why a command failed and returns its exit code. */
function answer(error: unknown, json: boolean): number {
  if (error instanceof CommanderError && error.exitCode === 0) return EXIT.fine;
  if (error instanceof CardErrors) return EXIT.cardErrors;
  const message = failureText(error);
  if (json) printJson({ error: message });
  printStderr(`ecos: ${message}`);
  return EXIT.usage;
}

function wantsJson(args: readonly string[]): boolean {
  return args.some((arg, i) => arg === '--format=json' || (arg === 'json' && args[i - 1] === '--format'));
}

/** A reader that closes early, like `head`, is not an error; any other write error is reported in one line. */
function endOfOutput(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit();
  process.stderr.removeAllListeners('error').on('error', () => process.exit(EXIT.usage));
  printStderr(`ecos: The output cannot be written: ${errorReason(error)}.`);
  process.exit(EXIT.usage);
}
