/** The card of a draft, whose rows show what was not read, what other drafts say otherwise, and what is pointed at. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { parsePicture } from '../card/picture.ts';
import { rowsSaying } from '../card/rows.ts';

interface DrawnCardProps {
  svg: string;
  lang: string;
  /** For each piece of the draft, the names of its steps, and the classes of their rows. */
  pieceSteps: readonly (readonly string[])[];
  classes: readonly string[];
}

/** By how much the frame of a row is wider than its text at either side, in its unit. */
const FRAME = 6;

export function DrawnCard({ svg, lang, pieceSteps, classes }: DrawnCardProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    host.current!.replaceChildren(parsePicture(svg));
    for (const area of host.current!.querySelectorAll<SVGRectElement>('[data-step] > [pointer-events]')) {
      area.setAttribute('x', `${area.x.baseVal.value - FRAME}`);
      area.setAttribute('width', `${area.width.baseVal.value + 2 * FRAME}`);
    }
  }, [svg]);
  useLayoutEffect(() => {
    const rows = [...host.current!.querySelectorAll<SVGElement>('[data-step]')];
    const names = rows.map(({ dataset }) => dataset.step!);
    const saying = pieceSteps.map((steps) => steps.flatMap((step) => rowsSaying(step, names)));
    for (const [i, row] of rows.entries())
      row.setAttribute('class', classes[saying.findIndex((steps) => steps.includes(names[i]!))] ?? '');
  });
  return <div class="face" lang={lang} ref={host} />;
}
