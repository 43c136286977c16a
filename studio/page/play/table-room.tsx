/** The table of a game, below the actions on the whole game. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { saveFile } from '../../../table/page/around/index.ts';
import { ReplayOutcomeBanner, type TableController, TableScreen } from '../../../table/page/index.ts';
import { Button, Sign } from '../shell/controls.tsx';
import { intoView } from '../shell/into-view.ts';
import type { PlayController } from './play-controller.ts';

interface TableRoomProps {
  play: PlayController;
  table: TableController;
  /** The title of the set. */
  title: string;
}

export function TableRoom({ play, table, title }: TableRoomProps) {
  return (
    <>
      <Bar {...{ play, table, title }} />
      {play.outcome.value && (
        <ReplayOutcomeBanner
          again={play.outcome.value}
          goOn="Continue with the new text"
          keep="Keep the old"
          decide={(decided) => play.decide(decided)}
        >
          <Sign name="warning" /> <b>Cards were saved.</b>
        </ReplayOutcomeBanner>
      )}
      <Moments play={play} table={table} />
      <div class="at-table-room">
        <TableScreen table={table} />
      </div>
    </>
  );
}

/** The name and progress of the game, and the actions on it as a whole. */
function Bar({ play, table, title }: TableRoomProps) {
  const { view, result } = table.shown.value ?? {};
  const { rounds = 0, draws = 0, target = 0 } = view ?? {};
  return (
    <div class="bar play-bar table-bar">
      <p>
        <b>{title}</b>{' '}
        <span class="dim">
          round {rounds + 1}, draw {draws}, to {target} points
        </span>
      </p>
      <span class="rest in-row wrap">
        <Button
          words={[<Sign key="sign" name="undo" />, ' Moments']}
          class="quiet"
          aria-expanded={play.moments.value !== undefined}
          press={() => play.toggleMoments()}
        />
        <Button words="Save the log" class="quiet" press={() => saveFile(play.log.name, play.log.text)} />
        <Button
          words={result ? 'New game' : 'Leave'}
          class={result ? 'main' : ''}
          press={() => play.leave()}
        />
      </span>
    </div>
  );
}

/**
 * Moments to return to, and the lines played. The page scrolls to them, because on a phone their button
 * stays in view during scrolling.
 */
function Moments({ play, table }: Pick<TableRoomProps, 'play' | 'table'>) {
  const all = play.moments.value;
  const section = useRef<HTMLElement>(null);
  const isShown = typeof all === 'object';
  useLayoutEffect(() => intoView(section.current ?? undefined), [isShown]);
  if (!isShown) return null;
  const seats = table.shown.value?.seats ?? [];
  return (
    <section class="moments panel-below" aria-label="Moments" ref={section}>
      <h2 class="head">Moments to return to</h2>
      {all.moments.length === 0 && <p class="soft">Nothing has been chosen yet.</p>}
      <ol reversed>
        {all.moments.toReversed().map(({ seat, decisions, draw, text }) => {
          const when = draw === 0 ? 'before the first draw' : `draw ${draw}`;
          const who = seats[seat]?.name ?? '';
          return (
            <li key={decisions}>
              <Button
                words={`${when}, ${who}: ${text}`}
                class="quiet"
                press={() => play.returnTo({ seat, decisions })}
              />
            </li>
          );
        })}
      </ol>
      {all.lines.length > 1 && (
        <>
          <h2 class="head">Lines that were played</h2>
          <ul>
            {all.lines.map(({ line, from, draw, points, isPlayed }) => (
              <li key={line}>
                <Button
                  words={`Line ${line}${from ? `, which left line ${from.line} in draw ${from.draw}` : ''}: draw ${draw}, points ${points.join(', ')}${isPlayed ? ' (now)' : ''}`}
                  class="quiet"
                  aria-current={isPlayed}
                  disabled={isPlayed}
                  press={() => play.returnTo({ line })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
