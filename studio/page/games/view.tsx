/** The place Games: bots play the set, and the page shows the findings. */
import { count, pluralize } from '../../../table/page/around/index.ts';
import type { GamesFigures, GamesSection } from '../../games/figures.ts';
import { Alert, Button, Notice, Sign } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';
import { Breakers } from './breakers.tsx';
import { Choices } from './choices.tsx';
import type { GamesController } from './games-controller.ts';
import { Section, Sentence } from './section.tsx';
import { Since } from './since.tsx';

export function GamesPlace({ studio }: { studio: Studio }) {
  const { games } = studio;
  const figures = games.figures.value;
  return (
    <div class="pane games-room" role={games.showsText.value ? 'region' : 'main'} aria-label="Games">
      <Run games={games} />
      <Notes games={games} />
      {figures && figures.played > 0 ? (
        <Results studio={studio} figures={figures} />
      ) : (
        <NothingYet games={games} />
      )}
      <Breakers studio={studio} />
    </div>
  );
}

function Run({ games }: { games: GamesController }) {
  const isRunning = games.isRunning.value;
  const isMore = isRunning && games.isDone.value;
  const wanted = games.wanted.value.games;
  const played = games.figures.value?.played ?? 0;
  const { progress } = games;
  const words = isMore
    ? `Play ${count(wanted)} more`
    : isRunning
      ? 'Pause'
      : played > 0
        ? 'Continue'
        : 'Start games';
  return (
    <section class="run hallbar bar" aria-label="The run">
      <Button
        words={[<Sign key="sign" name={isRunning && !isMore ? 'pause' : 'play'} />, ` ${words}`]}
        class="main"
        keys={isMore ? undefined : 'Space'}
        press={() => (isMore ? games.choose({ games: 2 * wanted }) : games.toggle())}
      />
      <div class="progress small">
        <progress aria-label="Games" aria-valuetext={progress} max={wanted} value={played} />
        <p class="num">{progress}</p>
      </div>
      <Choices games={games} />
    </section>
  );
}

/** Why the games do not use the current text, or why there are none. */
function Notes({ games }: { games: GamesController }) {
  const [mistake, refused, noEarlier] = [games.mistake.value, games.refused.value, games.noEarlier.value];
  const useless = games.figures.value
    ? 'These games use the text before the mistake'
    : 'A set with a mistake cannot be played';
  return (
    <>
      <Notice words={mistake && `${useless}: ${mistake}`} />
      <Alert words={refused} />
      <Notice words={noEarlier && `Nothing to compare with: ${noEarlier}`} />
    </>
  );
}

const NothingYet = ({ games }: { games: GamesController }) => (
  <p class="empty">
    {!games.isRunning.value ? (
      <>
        Bots play this set while you write. <kbd>Space</kbd> starts them; then you see here which hands and
        cards win too often or too rarely.
      </>
    ) : games.mistake.value === undefined ? (
      'The first games are being played.'
    ) : (
      'Games begin once that is fixed.'
    )}
  </p>
);

/** These sections come first; the others follow in the order of the report. */
const FIRST: readonly string[] = ['hands', 'lift'];

function Results({ studio, figures }: { studio: Studio; figures: GamesFigures }) {
  const { since, sections } = figures;
  const change = sections.find(({ id }) => id === 'change');
  const shown = (isFirst: boolean) =>
    sections
      .filter((section) => section !== change && FIRST.includes(section.id) === isFirst)
      .map((section) => <Section key={section.id} studio={studio} section={section} />);
  return (
    <div class="results tiles" aria-busy={studio.games.isRunning.value}>
      <Remarks studio={studio} figures={figures} />
      {shown(true)}
      {since && change && <Since studio={studio} games={since} section={change} />}
      {shown(false)}
    </div>
  );
}

/** The findings that stand out, in sentences. */
function Remarks({ studio, figures: { sections, failed } }: { studio: Studio; figures: GamesFigures }) {
  // Many are about cards and steps that never ran: these come last.
  const isIdle = ({ id }: GamesSection) => Number(id === 'steps');
  const remarks = sections
    .filter(({ id }) => id !== 'change')
    .toSorted((a, b) => isIdle(a) - isIdle(b))
    .flatMap((section) => section.remarks);
  return (
    <section class="sheet stack box finds">
      <h2 class="head">What stands out</h2>
      {remarks.length === 0 ? (
        <p class="soft small">Nothing so far.</p>
      ) : (
        <ul class="small" tabIndex={0} aria-label="What stands out">
          {remarks.map(({ wins, text }, at) => (
            <li key={at}>
              <Sign name={wins ?? 'other'} class={wins && 'found'} />
              <p>
                <Sentence studio={studio} text={text} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {failed && (
        <p class="bar notice bad">
          {pluralize(failed.games, 'game')} went wrong. The first: {failed.first}. To see a small game that
          goes wrong, search below for play that breaks the set.
        </p>
      )}
    </section>
  );
}
