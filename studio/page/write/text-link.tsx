/** Links to positions in the text. */
import type { ComponentChildren } from 'preact';
import { addressHash } from '../address.ts';
import type { Pointing } from '../parts.ts';

interface TextLinkProps {
  studio: Pointing;
  at: { file: string; from: number; to?: number };
  children?: ComponentChildren;
  class?: string;
  title?: string;
}

/** A link that shows a position in the text. */
export const TextLink = ({ studio, at: { file, from, to }, ...rest }: TextLinkProps) => (
  <a
    href={addressHash({ place: 'write', what: file })}
    onClick={(event) => {
      event.preventDefault();
      studio.shown.show(file, from, to);
    }}
    {...rest}
  />
);
