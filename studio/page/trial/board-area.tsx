/** A board whose options can be chosen by pointer, by keys and by buttons, and that highlights them. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { BoardStop, type BoardStopProps } from '../../../table/page/index.ts';
import { Button, put } from '../shell/controls.tsx';
import type { TrialController } from './trial-controller.ts';

/** A board as SVG, and in words. */
interface Picture {
  svg: string;
  words: string;
}

interface BoardAreaProps {
  trials: TrialController;
  board: Picture;
  /** The board that was expected instead. */
  expected?: Picture | undefined;
  options: readonly (BoardStopProps['options'][number] & { name: string; choose?: string })[];
  /** What the options are: `Options`. */
  label: string;
  /** How many of them a digit chooses. */
  digits?: number;
  /** Whether goals are shown only when pointed at: otherwise they would cover the board. */
  isCrowded?: boolean;
  /** Takes the options that a click may mean. */
  choose(options: ReadonlySet<number>): void;
  /** What stands above the buttons. */
  question: ComponentChildren;
  /** What stands below the board. */
  children?: ComponentChildren;
}

export function BoardArea(props: BoardAreaProps) {
  const { trials, board, expected, label, options, digits = 0, isCrowded = false } = props;
  const { choose, question, children } = props;
  const area = useRef<HTMLDivElement>(null);
  const among = trials.among.value;
  const pointed = trials.pointed.value;
  useLayoutEffect(() => {
    for (const shape of area.current!.querySelectorAll<SVGElement>('[data-option]')) {
      const option = Number(shape.dataset.option);
      shape.classList.toggle('is-left', among?.has(option) ?? false);
      shape.classList.toggle('is-pointed', option === pointed);
    }
  });
  const point = (at: number | undefined) => put(trials.pointed, at);
  const chooseOne = (at: number) => choose(new Set([at]));
  return (
    <>
      <div
        ref={area}
        class={`stage-board bar ${isCrowded ? 'many' : ''}`}
        onClick={(event) => {
          const meant = optionsAt(event, options);
          if (meant.size > 0) choose(meant);
        }}
        onPointerOver={({ target }) => point(optionAt(target))}
        onPointerLeave={() => point(undefined)}
      >
        {expected && (
          <figure>
            <figcaption class="head">Expected</figcaption>
            <Drawing {...expected} />
          </figure>
        )}
        <figure>
          {expected && <figcaption class="head">Got</figcaption>}
          <Drawing {...board} />
          <BoardStop
            {...{ options, among, point }}
            label={`${label} on the board`}
            pointed={() => trials.pointed.value}
            choose={chooseOne}
          />
        </figure>
        {children}
        <details class="in-words soft small">
          <summary>In words</summary>
          <p>{board.words}</p>
        </details>
      </div>
      <div class="ask">
        {question}
        {options.length > 0 && (
          <div
            class="options in-row wrap"
            role="group"
            aria-label={label}
            onPointerOver={({ target }) => point(optionAt(target))}
            onFocusIn={({ target }) => point(optionAt(target))}
            onPointerLeave={() => point(undefined)}
            onFocusOut={() => point(undefined)}
          >
            {options.map(({ name }, at) => (
              <Button
                key={at}
                words={name}
                look={at === pointed ? 'is-pointed' : ''}
                data-option={at}
                data-digit={at < digits ? at + 1 : undefined}
                press={() => chooseOne(at)}
              />
            ))}
          </div>
        )}
      </div>
    </>
  );
}

const Drawing = ({ svg }: Picture) => <div dangerouslySetInnerHTML={{ __html: svg }} />;

/** The option whose shape or button is around an element, or is the element. */
function optionAt(element: EventTarget | null): number | undefined {
  const shape = element instanceof Element ? element.closest<SVGElement>('[data-option]') : null;
  return shape ? Number(shape.dataset.option) : undefined;
}

/** The options that a click on a shape may mean: those of all shapes below the pointer. */
function optionsAt(
  { target, clientX, clientY, currentTarget }: MouseEvent,
  options: BoardAreaProps['options'],
): Set<number> {
  if (optionAt(target) === undefined) return new Set();
  const below = document
    .elementsFromPoint(clientX, clientY)
    .filter((element) => (currentTarget as Element).contains(element));
  const meant = below.flatMap((element) => {
    const option = optionAt(element);
    if (option === undefined) return [];
    // The ring of a moving token stands for all its moves; a goal stands for one.
    const start = element.closest('use') ? undefined : startOf(options[option]);
    return start === undefined ? option : options.flatMap((one, at) => (startOf(one) === start ? at : []));
  });
  return new Set(meant);
}

/** The moving token and its starting hex, if the option is a move. */
const startOf = (option: { choose?: string } | undefined): string | undefined =>
  option?.choose && / to /.test(option.choose) ? option.choose.replace(/ to .*/, '') : undefined;
