/** The boards to try a card on, and those that reveal most about it. */
import type { TrialOn } from '../../messages.ts';
import { Button, Select } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';
import { BoardArea } from './board-area.tsx';
import type { TrialController } from './trial-controller.ts';

/** The boards recorded from games. */
const GAME_BOARDS = Array.from({ length: 400 }, (_, at) => ({
  name: `game board ${at + 1}`,
  on: { situation: at },
}));

/** The boards that reveal most, by their kinds. */
const TELLING_BOARDS = {
  most: 'Most',
  least: 'Least',
  median: 'Median',
  nothing: 'Nothing',
  choices: 'Most choices',
  surprise: 'Surprise',
} as const;

/** The choice of another board for the card. */
export function BoardChoice({ studio }: { studio: Studio }) {
  const { trials, answers } = studio;
  const { on } = trials.setup;
  const isLaying = trials.laying.value !== undefined;
  const boards: readonly { name: string; on: TrialOn }[] = [
    { name: 'a board of my own', on: trials.own },
    ...(answers.scenarios.value ?? []).map(({ file, line, title }) => ({
      name: `that of “${title}”`,
      on: { scenario: { file, line, title } },
    })),
    ...GAME_BOARDS,
  ];
  return (
    <>
      <label for="board-on">On</label>
      <Select
        id="board-on"
        options={boards.map((one) => [keyOf(one.on), one.name])}
        value={keyOf(on)}
        choose={(key) => trials.tryOn(boards.find((one) => keyOf(one.on) === key)!.on)}
      />
      <TellingBoards trials={trials} />
      {'tiles' in on && (
        <Button
          words="Lay tiles"
          aria-pressed={isLaying}
          press={() => trials.selectThing(isLaying ? undefined : 'water')}
        />
      )}
      <Button
        words="Another game board"
        class="quiet"
        press={() => trials.tryOn({ situation: Math.floor(Math.random() * GAME_BOARDS.length) })}
      />
      <KeepButton studio={studio} />
    </>
  );
}

function KeepButton({ studio }: { studio: Studio }) {
  const { trials, answers, card } = studio;
  const into = answers.scenarios.value?.[0]?.file ?? card.shown.value?.file;
  if (into === undefined) return null;
  const isReady = trials.trial.value?.isOver && !answers.missingCard && !trials.laying.value;
  return (
    <span class="rest">
      {trials.refusal.value !== '' && (
        <span class="warned" role="alert">
          {trials.refusal}
        </span>
      )}
      <Button words="Keep as a scenario" class="main" disabled={!isReady} press={() => trials.keep(into)} />
    </span>
  );
}

function keyOf(on: TrialOn): string {
  if ('tiles' in on) return 'own';
  return 'situation' in on ? `kept ${on.situation}` : `scenario ${on.scenario.file}:${on.scenario.line}`;
}

/** The user's board while it is edited: the tile or piece to place, and the hexes for it. */
export function LayingBoard({ trials }: { trials: TrialController }) {
  const { thing = '', laid } = trials.laying.value ?? {};
  if (!laid) return null;
  const things = laid.things.map((one) => [one, one === 'nothing' ? 'nothing: it takes away' : one] as const);
  return (
    <BoardArea
      trials={trials}
      board={laid.board}
      label="Places"
      options={laid.options}
      choose={(at) => void trials.lay(at)}
      question={
        <>
          <label for="thing">A click lays</label>{' '}
          <Select id="thing" options={things} value={thing} choose={(one) => trials.selectThing(one)} />
        </>
      }
    />
  );
}

/** The six boards that reveal most, as one menu. */
function TellingBoards({ trials }: { trials: TrialController }) {
  const { telling = [] } = trials.telling.value ?? {};
  const { on } = trials.setup;
  const isOn = ({ board }: (typeof telling)[number]) => 'situation' in on && on.situation === board;
  const options = telling.map(({ kind, words }) => [kind, `${TELLING_BOARDS[kind]}: ${words}`] as const);
  if (telling.length === 0) return null;
  return (
    <Select
      name="Telling boards"
      options={[['', 'Telling boards …'], ...options]}
      value={telling.find(isOn)?.kind ?? ''}
      choose={(kind) => {
        const found = telling.find((one) => one.kind === kind);
        if (found) trials.tryOn({ situation: found.board }, found.chosen);
      }}
    />
  );
}

/** On how many boards each step did anything. */
export function StepCounts({ studio: { trials, card, viewed } }: { studio: Studio }) {
  const telling = trials.telling.value;
  if (card.shown.value?.kind === 'feature') return null;
  if (!telling)
    return (
      <p class="soft small telling">{viewed && telling === undefined ? 'Looking at 400 boards …' : ''}</p>
    );
  return (
    <details class="telling">
      <summary>Steps on {telling.boards} boards</summary>
      <ol class="sentences" aria-label="Steps on boards">
        {telling.steps.map(({ words, did, reached }, at) => (
          <li key={at}>
            <code>{words}</code>{' '}
            {did === 0 ? (
              <b class="warned">did nothing on any</b>
            ) : (
              <>
                did something on <b>{did}</b>
              </>
            )}
            {reached < telling.boards && `, reached on ${reached}`}
          </li>
        ))}
      </ol>
    </details>
  );
}
