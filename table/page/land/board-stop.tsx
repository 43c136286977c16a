/** The options on a board as a single Tab stop: arrow keys move between them, Enter chooses. */
import type { Hex } from '../../../program/index.ts';

/** The options of a board, and which of them is highlighted. */
export interface BoardStopProps {
  /** The accessible name. */
  label: string;
  /** All options. Those without hexes are not on the board. */
  options: readonly { name: string; hexes: readonly Hex[] }[];
  /** The index of the highlighted option. A function, because keys can be faster than rendering. */
  pointed(): number | undefined;
  point(at: number | undefined): void;
  choose(at: number): void;
}

/** The indexes of the options on the board. */
export const onBoard = (options: readonly { hexes: readonly Hex[] }[]): number[] =>
  options.flatMap(({ hexes }, at) => (hexes.length > 0 ? at : []));

/** An overlay for the board that is drawn next to it; nothing if no option is on the board. */
export function BoardStop(stop: BoardStopProps) {
  const { label, options, point } = stop;
  const pointed = stop.pointed();
  const there = onBoard(options);
  if (there.length === 0) return null;
  const isLit = pointed !== undefined && there.includes(pointed);
  return (
    <div
      class="board-stop"
      role="listbox"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={isLit ? `on-board-${pointed}` : ''}
      onKeyDown={(event) => takeKey(event, stop, there)}
      onFocus={() => there.includes(stop.pointed() ?? -1) || point(there[0])}
      onBlur={({ currentTarget }) => currentTarget !== document.activeElement && point(undefined)}
    >
      {there.map((at) => (
        <span
          key={at}
          class="vh"
          role="option"
          tabIndex={-1}
          id={`on-board-${at}`}
          aria-selected={at === pointed}
        >
          {options[at]!.name}
        </span>
      ))}
    </div>
  );
}

/** How far the arrow keys go in the list of options. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function takeKey(event: KeyboardEvent, stop: BoardStopProps, there: readonly number[]): void {
  const { key } = event;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const here = there.indexOf(stop.pointed() ?? -1);
  const step = STEPS[key];
  if (step) stop.point(there.at(here < 0 && step < 0 ? -1 : (here + step) % there.length));
  else if (key === 'Home') stop.point(there[0]);
  else if (key === 'End') stop.point(there.at(-1));
  else if (key !== 'Enter' && key !== ' ') return;
  else if (here < 0) stop.point(there[0]);
  else stop.choose(there[here]!);
  event.preventDefault();
}
