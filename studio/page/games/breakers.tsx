/** Play that breaks the set: games in which something unintended happens. */
import { signal } from '@preact/signals';
import { count, pluralize } from '../../../table/page/around/index.ts';
import type { BreakingGame, Breaks } from '../../games/searches.ts';
import { Search, SearchControls } from '../searches/search.tsx';
import { Button, Sign } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';
import { CardLink } from './section.tsx';

const search = new Search();
const breaks = signal<Breaks | undefined>(undefined);

const KINDS: Readonly<Record<BreakingGame['kind'], string>> = {
  endless: 'It never ends',
  combo: 'A runaway combo',
  supply: 'A supply runs dry',
  options: 'Too many options',
  feature: 'Laid at once',
  short: 'A short game',
  stuck: 'Nobody can move',
  others: 'Others lose out',
  crash: 'A bug of ecos',
};

async function start({ line, games }: Studio): Promise<void> {
  breaks.value = undefined;
  breaks.value = await search.run(async (service, workers, report) => {
    const set = await line.ask('chain', {});
    if (!set) throw new Error('The text has changed: search again.');
    if ('refused' in set) throw new Error(set.refused);
    return service.findBreaks({ stressed: set.chain, seed: games.wanted.value.seed }, workers, report);
  });
}

/** Opens the game of a find in Play, at its latest position and with all its moments. */
function watch(studio: Studio, { arena, log }: BreakingGame): Promise<void> {
  studio.visitPlace('play');
  return studio.play.watch(arena, log);
}

export function Breakers({ studio }: { studio: Studio }) {
  const found = breaks.value;
  return (
    <section class="sheet stack box breakers" aria-label="Play that breaks the set">
      <h2 class="head">Play that breaks the set</h2>
      <p class="soft small">
        Bots look for effects without end, runaway combos, supplies that run dry, and the like.
      </p>
      <SearchControls
        search={search}
        name="Searches"
        words={found ? 'Search again' : 'Search for it'}
        start={() => start(studio)}
      />
      {found && <Finds studio={studio} {...found} />}
    </section>
  );
}

const Finds = ({ studio, finds, games, lost }: Breaks & { studio: Studio }) => (
  <>
    <p role="status">
      {finds.length === 0 ? (
        <>
          <Sign name="check" class="ok" /> Nothing
        </>
      ) : (
        pluralize(finds.length, 'find')
      )}{' '}
      in {count(games)} searches.{lost > 0 && ` ${pluralize(lost, 'other')} could not be ended.`}
    </p>
    {finds.length > 0 && (
      <ul aria-label="Finds">
        {finds.map((find, at) => (
          <li key={at}>
            <p>
              <b>{KINDS[find.kind]}</b>{' '}
              {find.cards.map((number) => (
                <>
                  <CardLink studio={studio} number={number} />{' '}
                </>
              ))}
              {find.says}.
            </p>
            <p class="soft small">
              after {pluralize(find.draws, 'draw')} and {pluralize(find.choices.length, 'choice')}{' '}
              <Button words="Open the game" class="quiet" press={() => watch(studio, find)} />
            </p>
          </li>
        ))}
      </ul>
    )}
  </>
);
