/** In Write, in the place of the text: a card in one's own words. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { retryFocus } from '../keys.ts';
import { Button, put } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';
import { BEGINNINGS, FIRST_SENTENCE } from './beginnings.ts';
import { WordsField } from './field.tsx';
import { marksFor } from './marks.ts';
import { WordsPane } from './pane.tsx';
import { Pieces } from './pieces.tsx';
import type { WordsController } from './words-controller.ts';

const NAME = 'In your own words';

export function WordsView({ studio, words }: { studio: Studio; words: WordsController }) {
  const view = useRef<HTMLDivElement>(null);
  const leave = () => put(studio.isInWords, false);
  const focusIn = (selector: string) => view.current?.querySelector<HTMLElement>(selector)?.focus();
  useLayoutEffect(() => {
    const { current } = view;
    return () => {
      if (studio.isInWords.value || !current?.contains(document.activeElement)) return;
      requestAnimationFrame(() => retryFocus(() => studio.editor.focus()));
    };
  }, []);
  const { text, shown, chosen: draft } = words;
  const read = shown.value;
  return (
    <div
      class="no-box"
      ref={view}
      onKeyDown={({ key, isComposing }) => key === 'Escape' && !isComposing && leave()}
    >
      <main class="words-place panel scrolls">
        <section aria-label={NAME}>
          <div class="filebar bar panel">
            <h2 class="head">{NAME}</h2>
            <span class="rest">
              <Button words="Back to the text" class="quiet" keys="Esc" press={leave} />
            </span>
          </div>
          <div class="inside">
            <WordsField
              id="own-words"
              label={NAME}
              placeholder={FIRST_SENTENCE}
              text={text.value}
              marks={marksFor(words)}
              refusal={read?.refusal}
              write={(now) => words.write(now)}
              enter={async () => {
                if (await words.take({ isOnly: true })) focusIn('input:checked[name=draft]');
              }}
            />
            {text.value.trim() === '' && (
              <div class="begin stack">
                <div class="in-row wrap" role="group" aria-label="Other sentences">
                  <span class="soft">Or begin with</span>
                  {Object.entries(BEGINNINGS).map(([name, sentence]) => (
                    <Button
                      key={name}
                      words={name}
                      press={() => {
                        words.write(sentence);
                        focusIn('textarea');
                      }}
                    />
                  ))}
                </div>
                <p class="soft small">
                  About half of plain sentences are read. The rest you finish, leave by hand, or give to an
                  assistant.
                </p>
              </div>
            )}
            {read && draft && <Pieces {...{ words, read, draft }} />}
          </div>
        </section>
      </main>
      <div class="pane words-pane">
        <WordsPane {...{ words, read, draft }} />
      </div>
    </div>
  );
}
