/** The place Games: bots play the set, and the page shows the findings. */
import { count } from '../../../table/page/around/index.ts';
import type { GamesFigures } from '../../games/figures.ts';
import { Lit } from '../lit.tsx';
import { Alert, Quoted, Sign } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';
import { Breakers } from './breakers.tsx';
import { Choices } from './choices.tsx';
import type { GamesController } from './games-controller.ts';
import { Remarks } from './remarks.tsx';
import { Section } from './section.tsx';
import { since } from './since.ts';

export function GamesPlace({ studio }: { studio: Studio }) {
  const { gaming: games } = studio;
  const figures = games.figures.value;
  return (
    <div class="pane gaming" role={games.showsText.value ? 'region' : 'main'} aria-label="Games">
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
  return (
    <section class="run" aria-label="The run">
      <button class="btn main" type="button" onClick={() => (isMore ? games.double() : games.toggle())}>
        <Sign name={isRunning && !isMore ? 'pause' : 'play'} />{' '}
        {isMore ? (
          `Play ${count(wanted)} more`
        ) : (
          <>
            {isRunning ? 'Pause' : played > 0 ? 'Continue' : 'Start games'}{' '}
            <kbd aria-hidden="true">Space</kbd>
          </>
        )}
      </button>
      <div class="progress">
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
      <Note words={mistake && `${useless}: ${mistake}`} />
      <Alert words={refused} />
      <Note words={noEarlier && `Nothing to compare with: ${noEarlier}`} />
    </>
  );
}

const Note = ({ words }: { words: string | undefined }) =>
  words === undefined ? null : (
    <p class="notice" role="status">
      <span>
        <Sign name="warning" /> <Quoted words={words} />
      </span>
    </p>
  );

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
  const { sections } = figures;
  const shown = (isFirst: boolean) =>
    sections
      .filter(({ id }) => FIRST.includes(id) === isFirst)
      .map((section) => <Section key={section.id} studio={studio} section={section} />);
  return (
    <div class="results" aria-busy={studio.gaming.isRunning.value}>
      <Remarks studio={studio} figures={figures} />
      {shown(true)}
      {figures.since ? <Since studio={studio} figures={figures} /> : <SameAsBefore games={studio.gaming} />}
      {shown(false)}
    </div>
  );
}

function Since({ studio, figures }: { studio: Studio; figures: GamesFigures }) {
  studio.changes.value;
  return <Lit view={since(studio, figures, figures.since!)} />;
}

function SameAsBefore({ games }: { games: GamesController }) {
  const { against } = games.wanted.value;
  if (against === 'nothing' || games.noEarlier.value !== undefined) return null;
  return (
    <p class="same">
      {against === 'save'
        ? 'No card has changed since the last save. As soon as one does, the same games are played with both texts.'
        : 'No card has changed since the last commit.'}
    </p>
  );
}
