/** The place Try: the board, the question, and the list of states. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { capitalize } from '../../../table/page/around/index.ts';
import { scrollInto } from '../../../table/page/index.ts';
import { ViewedFace } from '../card/face.tsx';
import { Button, QuotedText, Sign } from '../shell/controls.tsx';
import { isNarrow } from '../shell/narrow.ts';
import type { Studio } from '../studio.ts';
import { BoardArea } from './board-area.tsx';
import { BoardChoice, LayingBoard, StepCounts } from './boards.tsx';
import { MutantSearch } from './mutants.tsx';
import type { TrialController } from './trial-controller.ts';

export function Stage({ studio }: { studio: Studio }) {
  const { trials } = studio;
  const { run, filmAt } = trials;
  // If the text is not next to it, it is the main content of the page.
  const role = isNarrow.value ? 'main' : 'presentation';
  return (
    <div class="no-box" role={role}>
      <section class="stage column" aria-label={filmAt ? 'Film' : 'Try'}>
        <div class="stage-head bar">
          {filmAt ? <FilmHead trials={trials} /> : <BoardChoice studio={studio} />}
        </div>
        <div class="stage-middle column scrolls">
          {trials.laying.value ? (
            <LayingBoard trials={trials} />
          ) : run ? (
            <Question trials={trials} />
          ) : (
            <p class="empty stage-board bar">{emptyWords(studio)}</p>
          )}
          {!filmAt && <StepCounts studio={studio} />}
          {!filmAt && <MutantSearch studio={studio} />}
        </div>
        <div class="stage-foot panel ruled">
          <article aria-label="Card" class="stage-card">
            <ViewedFace studio={studio} />
          </article>
          {run && <Steps trials={trials} />}
        </div>
      </section>
    </div>
  );
}

/** Why there is nothing to show; empty while it may still come. */
function emptyWords(studio: Studio): string {
  const { trials, viewed, answers, editor } = studio;
  if (trials.run === undefined && viewed) return '';
  if (trials.filmAt) return 'No scenario begins on this line, or its text must be fixed before it can run.';
  const isHere = viewed && ('number' in viewed || answers.cards.value.some((card) => editor.isAt(card)));
  const fallback = isHere ? 'Fix the mistakes in this card before you try it.' : 'Choose a card to try it.';
  return answers.missingCard ?? fallback;
}

function FilmHead({ trials }: { trials: TrialController }) {
  const film = trials.film.value;
  if (!film) return null;
  const { title, passed, file, line, card, takes } = film;
  return (
    <>
      <h2 class="q">
        <Sign name={passed ? 'check' : 'cross'} class={passed ? 'ok' : 'no-good'} /> {title}{' '}
        <span class="dim small">
          {passed ? 'passes' : 'fails'}, {file}:{line}
        </span>
      </h2>
      <span class="rest">
        {takes && (
          <Button words="Use the actual result" class="main" press={() => trials.acceptActualResult()} />
        )}
        {card !== undefined && (
          <a class="btn" href={`#/try/${card}`}>
            Try {card}
          </a>
        )}
      </span>
    </>
  );
}

/** Digit keys choose the first nine options. */
const DIGIT_KEYS = 9;

/** The board of the shown state, and its question. */
function Question({ trials }: { trials: TrialController }) {
  const { stateShown, film, filmAt } = trials;
  if (!stateShown) return null;
  const { board, expected, failure, question, options, soFar } = stateShown;
  return (
    <BoardArea
      {...{ trials, board, expected, options }}
      label="Options"
      digits={filmAt ? 0 : DIGIT_KEYS}
      choose={(at) => void trials.choose(at)}
      question={
        question === undefined ? (
          <p class="soft">{soFar !== '' && `So far ${soFar}.`}</p>
        ) : (
          <h2 class="q">{question}</h2>
        )
      }
    >
      {failure !== undefined && (
        <p class="failure code" role="note">
          <QuotedText words={capitalize(failure)} />
        </p>
      )}
      {failure !== undefined && film.value?.smaller && <pre class="smaller soft">{film.value.smaller}</pre>}
    </BoardArea>
  );
}

/** The states of a film or trial, and the controls that go through them. */
function Steps({ trials }: { trials: TrialController }) {
  const { run, at: wanted, filmAt, trial } = trials;
  const current = useRef<HTMLButtonElement>(null);
  // Scrolls the list of states, and nothing around it, to the shown one.
  useLayoutEffect(() => {
    const list = current.current?.closest('.states');
    if (list) scrollInto(list, current.current!);
  });
  if (!run) return null;
  const { states, state, leftOut } = run;
  const last = states.length - 1;
  const { title, result } = states[state];
  const words = `${state} of ${last}: ${title}${result === '' ? '' : `, ${result}`}`;
  return (
    <div class="steps">
      <div class="in-row wrap">
        <Button words="Back" disabled={state === 0} press={() => trials.step(wanted - 1)} />
        <input
          type="range"
          aria-label="Step"
          min="0"
          max={last}
          value={wanted}
          aria-valuetext={words}
          onInput={({ currentTarget }) => trials.step(Number(currentTarget.value))}
        />
        <Button words="Forward" disabled={state === last} press={() => trials.step(wanted + 1)} />
        {!filmAt && (
          <Button
            words="Take back"
            class="quiet"
            keys="U"
            disabled={trial.value?.made.length === 0}
            press={() => trials.undo()}
          />
        )}
      </div>
      <ol class="states in-row wrap scrolls">
        {states.map((one, at) => (
          <li key={at}>
            <button
              class={`pick small ${one.failed ? 'failed' : ''} ${one.waits ? 'waits' : ''}`}
              type="button"
              aria-current={at === state ? 'step' : 'false'}
              ref={at === state ? current : null}
              onClick={() => trials.step(at)}
            >
              <code class="one-line">{one.title}</code> <b class="one-line">{one.result}</b>
            </button>
          </li>
        ))}
      </ol>
      {leftOut > 0 && <p class="soft small">{leftOut} more steps are not shown.</p>}
      {!filmAt && trial.value && (
        <p class={`small ${trial.value.isRefused ? 'warned' : 'soft'}`}>
          {trial.value.isRefused && <Sign name="warning" />} {trial.value.status}
        </p>
      )}
    </div>
  );
}
