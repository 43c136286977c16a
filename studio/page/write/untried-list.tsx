import { pluralize } from '../../../table/page/around/index.ts';
import type { Studio } from '../studio.ts';
import { TextLink } from './text-link.tsx';

/** The list of untried events of the viewed card. */
export function UntriedList({ studio }: { studio: Studio }) {
  const { untried } = studio;
  const { ofCard } = untried;
  if (ofCard.length === 0) return null;
  return (
    <details class="untried">
      <summary>{pluralize(ofCard.length, 'thing')} no scenario tries</summary>
      <label class="tick">
        <input type="checkbox" checked={untried.isMarked.value} onChange={() => untried.toggle()} /> Mark them
        in the margin
      </label>
      <ul aria-label="Never tried">
        {ofCard.map((one, at) => (
          <li key={at}>
            <TextLink studio={studio} at={one}>
              {one.file}:{one.line}
            </TextLink>{' '}
            {one.what}
          </li>
        ))}
      </ul>
    </details>
  );
}
