/** The card as printed, whose rows lead to their steps. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { cardName } from '../../link/account.ts';
import type { CardPreview } from '../../messages.ts';
import type { Studio } from '../studio.ts';
import { parsePicture } from './picture.ts';
import { rowsSaying } from './rows.ts';

/** A card to show. */
interface FaceProps extends Pick<CardPreview, 'svg' | 'rows' | 'lang'> {
  /** Its accessible name: `Card 61 Calving`. */
  name: string;
  /** The step whose rows are highlighted, by its name in the rows; empty for none. */
  lit: string;
  /** Whether it lags behind its text. */
  isOutOfDate: boolean;
  /** Takes the step of a row that was clicked, or chosen with Enter. */
  openStep(step: string): void;
}

/** By how many rows a key moves. */
const ROW_STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const stepOf = ({ dataset }: SVGElement): string => dataset.step!;

export function CardFace({ name, lang, svg, rows, lit, isOutOfDate, openStep }: FaceProps) {
  const host = useRef<HTMLDivElement>(null);
  const groups = useRef<SVGGElement[]>([]);
  /** Makes a row the only one that the Tab key reaches: arrow keys move from there. */
  const reach = (index: number): SVGGElement | undefined => {
    const reached = groups.current.at(Math.min(Math.max(index, 0), groups.current.length - 1));
    for (const group of groups.current) group.tabIndex = group === reached ? 0 : -1;
    return reached;
  };
  useLayoutEffect(() => {
    const focused = groups.current.indexOf(document.activeElement as unknown as SVGGElement);
    const picture = parsePicture(svg);
    groups.current = [...picture.querySelectorAll<SVGGElement>('[data-step]')];
    host.current!.replaceChildren(picture);
    const link = reach(focused);
    if (focused >= 0) link?.focus();
  }, [svg]);
  // Letters are outlines, so labels have the text. Rows without a step are not in groups.
  const textOf = (name?: string) => rows.flatMap(({ step, text }) => (step === name ? text : [])).join(' ');
  useLayoutEffect(() => {
    const litSteps = rowsSaying(lit, groups.current.map(stepOf));
    for (const group of groups.current) {
      group.role = 'link';
      group.ariaLabel = textOf(stepOf(group));
      group.classList.toggle('is-lit', litSteps.includes(stepOf(group)));
    }
  });
  return (
    <div
      class={`face ${isOutOfDate ? 'is-outdated' : ''}`}
      role="group"
      aria-label={name}
      aria-description={textOf()}
      lang={lang}
      ref={host}
      onClick={({ target }) => {
        const group = (target as Element).closest<SVGElement>('[data-step]');
        if (group) openStep(stepOf(group));
      }}
      onKeyDown={(event) => {
        const { key, target, altKey, ctrlKey, metaKey } = event;
        const at = groups.current.indexOf(target as SVGGElement);
        const by = ROW_STEPS[key];
        if (at < 0 || altKey || ctrlKey || metaKey) return;
        if (key === 'Enter') openStep(stepOf(groups.current[at]!));
        else if (by !== undefined) reach(at + by)?.focus();
        else return;
        event.preventDefault();
      }}
    />
  );
}

/** The viewed card, if there is one, and whether it differs from its text; an empty place until it is known. */
export function ViewedFace({ studio }: { studio: Studio }) {
  const { shown, isOutOfDate, stepHere } = studio.card;
  const card = shown.value;
  if (!card) return card === undefined && !studio.isUnchecked ? <div class="face" /> : null;
  const lines = card.mistakes.map(({ line }) => line).join(', ');
  const mistakes =
    card.mistakes.length > 1 ? `mistakes in lines ${lines}` : lines && `mistake in line ${lines}`;
  const mark = isOutOfDate.value ? 'out of date' : mistakes;
  return (
    <>
      <CardFace
        {...card}
        name={cardName(card)}
        lit={stepHere}
        isOutOfDate={isOutOfDate.value}
        openStep={(step) => studio.card.goToStep(step)}
      />
      {mark !== '' && <p class="stale">{mark}</p>}
    </>
  );
}
