import { LANGUAGES } from '../../print/wording/index.ts';
import { pluralize, UserError } from '../../program/messages/index.ts';
import {
  type ChangeEffect,
  changedOutcome,
  changeMarkdown,
  type PlayedBoth,
  playedBoth,
  scenariosOfBoth,
} from '../../simulate/change/index.ts';
import { checkedMatch, type RunSetup } from '../../simulate/index.ts';
import { changesSince, changesText } from '../diff/since.ts';
import { loadPlayableSet, loadSets, refuseErrors } from '../load/compile.ts';
import { namesSet } from '../load/find.ts';
import { chainAgainst, earlierSets } from '../load/revision.ts';
import { inLanguage, printWarnings } from '../load/translate.ts';
import { GAME_NUMBERS, JOBS_OPTION, PLAYER_NUMBERS, SEED_RANGE } from '../run/game-options.ts';
import { playAll } from '../simulation/run-games.ts';
import { defineCommand, EARLIER_VERSION, INHERITED_OPTION, type NumberRange } from '../terminal/command.ts';
import { shellWord } from '../terminal/output.ts';

/** An option for the games of `--play`. */
const ofPlay = (name: 'games' | 'players' | 'seed', what: string, range: NumberRange, preset: number) =>
  [`--${name} <number>`, `with --play: ${what}`, { range, needs: ['play'], preset }] as const;

/** `ecos diff SINCE [PATH…]`: how the cards changed, and the effect on play. */
export const define = defineCommand({
  arguments: [
    ['<since>', EARLIER_VERSION],
    ['[path...]', 'files, folders or ids of bundled sets'],
  ],
  options: {
    inherited: INHERITED_OPTION,
    lang: ['--lang <language>', 'language of the rules text', { choices: LANGUAGES, preset: 'en' }],
    play: [
      '--play',
      'report the effects as Markdown, too: scenarios whose result changes, and games with both versions',
    ],
    games: ofPlay('games', 'number of games', GAME_NUMBERS, 200),
    players: ofPlay('players', 'number of players', PLAYER_NUMBERS, 4),
    seed: ofPlay('seed', 'the same seed gives the same games', SEED_RANGE, 1),
    jobs: JOBS_OPTION,
  },
  examples: 'ecos diff HEAD~1 my-set',
  async run([since, paths], options) {
    // Someone who names only a set means it as the cards to look at, not as the earlier version of all bundled cards.
    if (paths.length === 0 && namesSet(since))
      throw new UserError(
        `What should ${since} be compared with? Name the earlier version before it, such as the last commit: ecos diff HEAD ${shellWord(since)}`,
      );
    const found = refuseErrors(await loadSets(paths), options.format);
    const current = await inLanguage(options.lang, found);
    const { warnings } = current;
    const changes = await changesSince(since, paths, current, options);
    const both = options.play ? scenariosOfBoth(await earlierSets(since, paths), found.sets) : [];
    const effect = options.play && {
      scenarios: both.flatMap((one) => changedOutcome(one) ?? []),
      tried: both.length,
      played: changes.length === 0 ? undefined : await playBoth(since, paths, options),
    };
    if (options.format === 'pretty') printWarnings(warnings);
    const list = changes.length > 0 ? `${changesText(changes)}\n` : '';
    return {
      json: { changes, ...(warnings.length > 0 && { warnings }), ...(effect && jsonOf(effect)) },
      text: effect
        ? changeMarkdown(since, changes, effect)
        : `${list}${pluralize(changes.length, 'card')} changed since ${since}.`,
    };
  },
});

function jsonOf({ scenarios, played }: ChangeEffect) {
  if (!played) return { scenarios };
  const { after, compared } = played;
  const { figures: before, ...differences } = compared;
  return { scenarios, games: { before, after, differences } };
}

/** Plays the same games of greedy bots with both versions. */
async function playBoth(
  since: string,
  paths: readonly string[],
  { games, players, seed, jobs }: Record<'games' | 'players' | 'seed' | 'jobs', number>,
): Promise<PlayedBoth> {
  const [{ chain, program }] = (await loadPlayableSet(paths)).sets;
  const bots = Array.from({ length: players }, () => 'greedy' as const);
  const against = await chainAgainst(since, paths, program.id);
  const setup: RunSetup = { chain, options: { players, seed, bots }, inherited: false, against };
  const match = checkedMatch(setup);
  const { trouble } = await playAll(setup, match, { games, jobs });
  if (trouble) throw trouble;
  const played = playedBoth(match);
  if (!played) throw new UserError('There is no earlier version to play with.');
  return played;
}
