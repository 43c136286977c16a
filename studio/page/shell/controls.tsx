/** Small components that several places use. */
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../print/languages/index.ts';
import {
  Button,
  capitalize,
  makeSigns,
  QuotedText,
  Segments,
  Select,
} from '../../../table/page/around/index.ts';
import type { Translating } from '../parts.ts';
import { SIGNS } from './signs.ts';

export type { ChoiceProps } from '../../../table/page/around/index.ts';
export { Button, QuotedText, Segments, Select };

/** An icon of 16 px. */
export const Sign = makeSigns(SIGNS);

/** A message of the project, which begins with a small letter. */
export const Message = ({ words }: { words: string }) => <QuotedText words={capitalize(words)} />;

/** The choice of the language of the cards. */
export const LanguageChoice = ({ studio, id }: { studio: Translating; id: string }) => (
  <Segments
    name="Language"
    id={id}
    options={LANGUAGES.map((lang) => [lang, LANGUAGE_NAMES[lang].own] as const)}
    value={studio.lang.value}
    choose={(lang) => studio.setLang(lang)}
  />
);

interface NoticeProps {
  words: string | undefined;
  role?: 'status' | 'note' | 'alert';
  children?: ComponentChildren;
}

/** Says something about the set or a file; nothing without words. */
export const Notice = ({ words, role = 'status', children }: NoticeProps) =>
  words === undefined ? null : (
    <p class={`bar notice ${role === 'alert' ? 'bad' : ''}`} role={role}>
      <span>
        <Sign name="warning" /> <QuotedText words={words} />
      </span>
      {children}
    </p>
  );

/** Says what went wrong. */
export const Alert = (props: NoticeProps) => <Notice role="alert" {...props} />;

/** Sets a signal. */
export function put<Value>(into: Signal<Value>, value: Value): void {
  into.value = value;
}
