/** A large field for sentences, with marks at their words. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { capitalize } from '../../../table/page/around/index.ts';
import type { WordsMark } from './marks.ts';

interface WordsFieldProps {
  /** Its id in the page. */
  id: string;
  label: string;
  placeholder: string;
  text: string;
  marks: readonly WordsMark[];
  /** Why the text is not read. */
  refusal: { is: string; why: string } | null | undefined;
  write(text: string): void;
  enter(): void;
}

/** Enter is for the page; Shift and Enter break the line. The field has the focus when it appears. */
export function WordsField({ id, label, placeholder, text, marks, refusal, write, enter }: WordsFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <div class="box sentence">
      <label class="vh" for={id}>
        {label}
      </label>
      <div class="writing scrolls">
        <div aria-hidden="true">
          <MarkedText {...{ text, marks }} />
        </div>
        <textarea
          id={id}
          ref={field}
          spellcheck={false}
          enterkeyhint="done"
          placeholder={placeholder}
          aria-describedby={`${id}-refusal`}
          aria-invalid={Boolean(refusal)}
          value={text}
          onInput={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={(event) => {
            const { key, shiftKey, ctrlKey, metaKey, isComposing } = event;
            if (key !== 'Enter' || shiftKey || ctrlKey || metaKey || isComposing) return;
            event.preventDefault();
            enter();
          }}
          onPaste={({ currentTarget, clipboardData }) => {
            // A card takes the place of the sentence that it came from.
            if (/^\s*(```|card\b|feature\b)/.test(clipboardData?.getData('text') ?? ''))
              currentTarget.select();
          }}
        />
      </div>
      {refusal && (
        <p id={`${id}-refusal`} class="bar small ruled" role="alert">
          <b class="no-good">{capitalize(refusal.is)}:</b> {refusal.why}
        </p>
      )}
    </div>
  );
}

/** A text with marks, as it is laid out below the field. */
export function MarkedText({ text, marks }: Pick<WordsFieldProps, 'marks' | 'text'>) {
  const bounds = marks.flatMap(({ at, length }) => [at, at + length]).filter((one) => one < text.length);
  const cuts = [...new Set([0, ...bounds])].toSorted((one, other) => one - other);
  const kinds = (cut: number) =>
    marks.filter(({ at, length }) => at <= cut && cut < at + length).map(({ kind }) => kind);
  return (
    <>
      {cuts.map((cut, i) => (
        <span key={cut} class={kinds(cut).join(' ')}>
          {text.slice(cut, cuts[i + 1])}
        </span>
      ))}
      {/* A line break at the end needs something in its line. */}
      {'\u200b'}
    </>
  );
}
