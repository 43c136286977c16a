/** Small components that several places use. */
import type { ComponentChildren } from 'preact';
import { Quoted, signsOf } from '../../../table/page/around/index.ts';
import { SIGNS } from './signs.ts';
import { capitalized } from './words.ts';

export { Button, type ChoiceProps, Quoted, Segments, Select } from '../../../table/page/around/index.ts';

/** An icon of 16 px. */
export const Sign = signsOf(SIGNS);

/** A message of the project, which begins with a small letter. */
export const Message = ({ words }: { words: string }) => <Quoted words={capitalized(words)} />;

/** Says what went wrong; nothing without words. */
export const Alert = ({ words, children }: { words: string | undefined; children?: ComponentChildren }) =>
  words === undefined ? null : (
    <p class="notice bad" role="alert">
      <span>
        <Sign name="warning" /> <Quoted words={words} />
      </span>
      {children}
    </p>
  );
