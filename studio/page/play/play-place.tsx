/** The place Play: a new game, or the table. */
import { useSignalEffect } from '@preact/signals';
import { NewGameFields, submits } from '../../../table/page/around/index.ts';
import { Alert, Button } from '../shell/controls.tsx';
import type { PlayController } from './play-controller.ts';
import { newSeed } from './starting.ts';
import { TableRoom } from './table-room.tsx';

/** @param title that of the set */
export function PlayPlace({ play, title }: { play: PlayController; title: string }) {
  useSignalEffect(() => play.askSet());
  const table = play.table.value;
  return (
    <main class="play-room around-table" aria-label="Play">
      {table ? <TableRoom play={play} table={table} title={title} /> : <NewGame play={play} />}
    </main>
  );
}

function NewGame({ play }: { play: PlayController }) {
  const set = play.set.value;
  const wanted = play.wanted.value;
  const isPlayable = set !== undefined && 'chain' in set;
  return (
    <div class="new-game">
      <h2>Play {isPlayable ? set.title : 'the set'}</h2>
      <Alert words={play.refusal.value} />
      {set && !isPlayable && <Alert words={`The set cannot be played yet. ${set.refused}`} />}
      {!set && <p class="soft">Compiling the set …</p>}
      {isPlayable && wanted && (
        <form class="game-form" onSubmit={submits(() => void play.start())}>
          <Button words="Start game" class="main start" />
          <p class="soft">You play against bots, unless you choose otherwise below.</p>
          <NewGameFields
            {...{ games: set.games, wanted, newSeed }}
            people="Several people take turns at this screen. To play on pages of their own, start ecos host."
            change={(change) => play.want(change)}
          />
        </form>
      )}
      <p class="kept-games in-row wrap">
        {play.hasLast && (
          <Button words="Continue the last game" disabled={!isPlayable} press={() => play.continueLast()} />
        )}
        <label class="btn quiet file-button">
          Open a log
          <input
            class="vh"
            type="file"
            accept=".log,.jsonl,.txt"
            disabled={!isPlayable}
            onChange={({ currentTarget }) => void openLog(play, currentTarget)}
          />
        </label>
      </p>
    </div>
  );
}

async function openLog(play: PlayController, field: HTMLInputElement): Promise<void> {
  const text = await field.files?.[0]?.text();
  // Allows opening the same file again after it was corrected.
  field.value = '';
  if (text !== undefined) await play.openLog(text);
}
