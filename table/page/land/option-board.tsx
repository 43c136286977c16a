/** The picture of a board whose options are buttons on their hexes, in reading order. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Hex, hexKey } from '../../../program/index.ts';
import { hovers, instead } from '../pointing.ts';

/** The options of a board, and which of them is highlighted. */
export interface OptionBoardProps {
  svg: string;
  /** The accessible name of all options. */
  label: string;
  /** All options. Those without hexes are not on the board, those with a destination move a token. */
  options: readonly BoardOption[];
  /** The index of the highlighted option. A function, because keys can be faster than rendering. */
  pointed(): number | undefined;
  point(at: number | undefined): void;
  choose(at: number): void;
  /** What the highlighted option gives: `+3`. */
  gain?: string;
}

interface BoardOption {
  name: string;
  hexes: readonly Hex[];
  thing?: string | undefined;
  to?: Hex | undefined;
}

/** A button: an option, or a token with several moves. */
interface Spot {
  at: number;
  name: string;
  hexes: readonly Hex[];
  is: 'place' | 'goal' | 'token';
}

export function OptionBoard({ svg, label, options, pointed, point, choose, gain = '' }: OptionBoardProps) {
  const box = useRef<HTMLDivElement>(null);
  /** The token that was chosen, among several that can move. */
  const [held, hold] = useState<string>();
  const spots = spotsOf(options, held);
  const shownAt = pointed();
  useLayoutEffect(() => {
    const goals = new Set(spots.flatMap(({ is, at }) => (is === 'goal' ? at : [])));
    for (const shape of box.current!.querySelectorAll<SVGElement>('[data-option]')) {
      const at = Number(shape.dataset.option);
      shape.classList.toggle('is-pointed', at === shownAt);
      shape.classList.toggle('is-away', shape.tagName === 'use' && !goals.has(at));
    }
    for (const [i, button] of [...box.current!.querySelectorAll<HTMLElement>('.spot')].entries())
      place(button, box.current!, spots[i]!);
  });
  return (
    <div ref={box} class="board-box" onPointerLeave={() => point(undefined)}>
      <div dangerouslySetInnerHTML={{ __html: svg }} />
      {spots.length > 0 && (
        <div role="group" aria-label={label} onKeyDown={(event) => walk(event)}>
          {spots.map(({ at, name, is }) => {
            const token = is === 'token' ? movedToken(options[at]) : undefined;
            return (
              <button
                key={name}
                type="button"
                class={`spot ${is}`}
                aria-label={name}
                data-at={at}
                onClick={() => {
                  hold(token);
                  if (token === undefined) choose(at);
                }}
                onPointerEnter={(event) => hovers(event) && point(token === undefined ? at : undefined)}
                onPointerLeave={() => point(undefined)}
                onContextMenu={instead(() => point(at))}
                onFocus={() => token === undefined && point(at)}
                onBlur={() => point(undefined)}
              >
                {at === shownAt && gain !== '' && <span class="gain" data-more={gain} />}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}

/** The buttons in reading order. Of several tokens that can move, each is chosen first, then one of its destinations. */
function spotsOf(options: readonly BoardOption[], held: string | undefined): Spot[] {
  const tokens = new Set(options.flatMap((option) => movedToken(option) ?? []));
  const moving =
    held !== undefined && tokens.has(held) ? held : tokens.size === 1 ? [...tokens][0] : undefined;
  const spots = options.flatMap(({ name, hexes, to }, at): Spot[] => {
    const token = movedToken(options[at]);
    if (to && (token === undefined || token === moving)) return [{ at, name, hexes: [to], is: 'goal' }];
    if (token === undefined) return hexes.length > 0 ? [{ at, name, hexes, is: 'place' }] : [];
    // Its first move stands for the token.
    return tokens.delete(token) ? [{ at, name: name.replace(/ to .*/, ''), hexes, is: 'token' }] : [];
  });
  return spots.sort(({ hexes: [one] }, { hexes: [other] }) => one!.r - other!.r || one!.q - other!.q);
}

/** Arrow keys go from button to button. @param which selects the buttons */
export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }, which = 'button'): void {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(which)];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all.at((at < 0 && step < 0 ? step : at + step) % all.length)?.focus();
  event.preventDefault();
}

/** Moves a button onto its shape in the picture: the first hex of its option, or a token. */
function place(button: HTMLElement, box: HTMLElement, { at, hexes, is }: Spot): void {
  const shape = box.querySelector(`${is === 'goal' ? 'use' : 'g'}[data-option="${at}"]`);
  // The picture may be of an earlier question.
  button.hidden = !shape;
  if (!shape) return;
  const [room, all] = [box.getBoundingClientRect(), shape.getBoundingClientRect()];
  const across = hexes.map(({ q, r }) => q + r / 2);
  const down = hexes.map(({ r }) => r * 0.75);
  const part = (along: readonly number[], length: number) => {
    const [least, most] = [Math.min(...along), Math.max(...along)];
    const side = length / (most - least + 1);
    return { middle: (along[0]! - least + 0.5) * side, side };
  };
  const [x, y] = [part(across, all.width), part(down, all.height)];
  const size = Math.min(x.side, y.side);
  const share = (pixels: number, of: number) => `${(100 * pixels) / of}%`;
  button.style.left = share(all.left - room.left + x.middle - size / 2, room.width);
  button.style.top = share(all.top - room.top + y.middle - size / 2, room.height);
  button.style.width = share(size, room.width);
}

/** The token that an option moves, and its start; `undefined` if it was chosen before, so that only the destination is known. */
function movedToken(option: BoardOption | undefined): string | undefined {
  if (!option?.to) return undefined;
  const start = hexKey(option.hexes[0]!);
  return start === hexKey(option.to) ? undefined : `${option.thing} on ${start}`;
}
