/** What is in the box: everything or what the set adds, and the shape of its tokens. */
import { Segments } from '../shell/controls.tsx';
import type { PrintController } from './print-controller.ts';
import { asks } from './purposes.ts';
import { Row } from './rows.tsx';

/** The shapes of tokens: their names, and how they look. */
const SHAPES = {
  square: ['Squares', 'M4 4h20v20h-20z'],
  round: ['Discs', 'M4 14a10 10 0 0 1 20 0a10 10 0 0 1-20 0z'],
  hex: ['Hexes', 'M14 3l9.5 5.5v11l-9.5 5.5l-9.5-5.5v-11z'],
  standee: ['Standees', 'M9 3h10v17h4v5h-18v-5h4zM9 20h10'],
} as const;

export function BoxRows({ print }: { print: PrintController }) {
  const { contents, tokens = 'square' } = print.choices.value;
  // On a virtual table there is no paper, and the pieces are those of the whole game.
  if (!asks(print.choices.value, 'paper')) return null;
  return (
    <div class="asked stack">
      {print.isExpansion.value && (
        <Row name="Box">
          <Segments
            name="Box"
            id="print-contents"
            options={[
              ['own', 'only what this set adds'],
              ['everything', 'everything'],
            ]}
            value={contents === 'everything' ? 'everything' : 'own'}
            choose={(one) => print.choose({ contents: one === 'own' ? undefined : one })}
          />
        </Row>
      )}
      <Row name="Tokens">
        <div class="seg" role="radiogroup" aria-label="Tokens">
          {Object.entries(SHAPES).map(([shape, [name, d]]) => (
            <label key={shape} title={name}>
              <input
                type="radio"
                name="tokens"
                aria-label={name}
                checked={shape === tokens}
                onChange={() => print.choose({ tokens: shape === 'square' ? undefined : shape })}
              />
              <svg class="token" viewBox="0 0 28 28" aria-hidden="true">
                <path {...{ d }} />
              </svg>
            </label>
          ))}
        </div>
      </Row>
    </div>
  );
}
