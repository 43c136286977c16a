/** A board whose options can be chosen by pointer, by keys and by buttons, and that highlights them. */
import type { ComponentChildren } from 'preact';
import type { Picture } from '../../../table/index.ts';
import { PictureButtons } from '../../../table/page/around/index.ts';
import { OptionBoard, type OptionBoardProps } from '../../../table/page/index.ts';
import { Button, put } from '../shell/controls.tsx';
import type { TrialController } from './trial-controller.ts';

interface BoardAreaProps extends Pick<OptionBoardProps, 'options' | 'choose'> {
  trials: TrialController;
  board: Picture;
  /** The board that was expected instead. */
  expected?: Picture | undefined;
  /** What the options are: `Options`. */
  label: string;
  /** How many of them a digit chooses. */
  digits?: number;
  /** What stands above the board. */
  question: ComponentChildren;
  /** What stands below the board. */
  children?: ComponentChildren;
}

export function BoardArea(props: BoardAreaProps) {
  const { trials, board, expected, label, options, digits = 0, choose, question, children } = props;
  const pointed = trials.pointed.value;
  const point = (at: number | undefined) => put(trials.pointed, at);
  const pointAt = ({ target }: Event) => point(optionOf(target));
  // What is on the board is chosen there.
  const listed = options.flatMap((one, at) => (one.hexes.length === 0 ? { ...one, at } : []));
  return (
    <>
      <div class="ask in-row wrap">
        {question}
        {options.length > 0 && (
          <div
            class="options in-row wrap"
            role="group"
            aria-label={label}
            onPointerOver={pointAt}
            onFocusIn={pointAt}
            onPointerLeave={() => point(undefined)}
            onFocusOut={() => point(undefined)}
          >
            {listed.map(({ name, at }) => (
              <Button
                key={at}
                words={name}
                class={at === pointed ? 'is-pointed' : ''}
                data-option={at}
                data-digit={at < digits ? at + 1 : undefined}
                press={() => choose(at)}
              />
            ))}
          </div>
        )}
      </div>
      <div class="stage-board bar">
        {expected && (
          <figure>
            <figcaption class="head">Expected</figcaption>
            <div dangerouslySetInnerHTML={{ __html: expected.svg }} />
          </figure>
        )}
        <figure>
          {expected && <figcaption class="head">Got</figcaption>}
          <OptionBoard
            svg={board.svg}
            label={`${label} on the board`}
            pointed={() => trials.pointed.value}
            {...{ options, point, choose }}
          />
        </figure>
        {children}
        <PictureButtons svg={board.svg} name="board" isSmall />
        <details class="in-words soft small">
          <summary>In words</summary>
          <p>{board.words}</p>
        </details>
      </div>
    </>
  );
}

/** The option of the button that an element is in. */
function optionOf(element: EventTarget | null): number | undefined {
  const button = element instanceof Element ? element.closest<HTMLElement>('[data-option]') : null;
  return button ? Number(button.dataset.option) : undefined;
}
