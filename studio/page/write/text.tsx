/** The text of the set: its files, the editor, its problems, and the scenarios of the card. */
import { Quoted, Sign } from '../shell/controls.tsx';
import { HostOf } from '../shell/host.tsx';
import type { Studio } from '../studio.ts';
import { isChanged, type OpenDocument } from '../texts/documents.ts';
import type { FittingWords } from './fitting.ts';
import { Notices } from './notices.tsx';
import { ProblemList } from './problem-list.tsx';
import { ScenarioList } from './scenarios.tsx';
import { ValueStrip } from './values.tsx';

interface TextProps {
  studio: Studio;
  /** The element that contains the editor. */
  source: HTMLElement;
  words: FittingWords;
}

export function TextView({ studio, source, words }: TextProps) {
  // The editor is not in signals.
  studio.changes.value;
  const document = studio.documents.get(studio.editor?.file ?? '');
  return (
    <main class="text">
      <FileBar studio={studio} shown={document} />
      {studio.texts.closed !== '' && (
        <p class="notice" role="note">
          <span>
            <Quoted words={studio.texts.closed} />
          </span>
        </p>
      )}
      <Notices studio={studio} document={document} />
      <HostOf element={source} />
      <ValueStrip studio={studio} />
      <ProblemList studio={studio} />
      <ScenarioList studio={studio} />
      <Fitting words={words} />
    </main>
  );
}

const Fitting = ({ words }: { words: FittingWords }) => (
  <div class="fitting" role="group" aria-label="Words that fit">
    {words.items.value.map((item) => (
      <button
        key={item.label}
        class="btn"
        type="button"
        title={item.detail}
        onClick={() => words.write(item)}
      >
        {item.label}
      </button>
    ))}
  </div>
);

/** The buttons for undo and redo. */
const TURNS = [
  ['back', 'Undo', 'undo', 'Control+Z'],
  ['again', 'Redo', 'redo', 'Control+Y'],
] as const;

function FileBar({ studio, shown }: { studio: Studio; shown: OpenDocument | undefined }) {
  studio.changes.value;
  const { editor, texts, documents } = studio;
  const isUnsaved = shown !== undefined && isChanged(shown);
  return (
    <div class="filebar">
      <label class="vh" for="file">
        File
      </label>
      <select
        id="file"
        onChange={({ currentTarget: list }) => {
          studio.shown.showFile(list.value);
          // When the user moves through the list with the keyboard, the focus stays there.
          if (!list.matches(':focus-visible')) editor?.focus();
        }}
      >
        {texts.files.map((file) => (
          // Preact sets no value that equals the text, but this text changes.
          <option
            key={file}
            ref={(option) => option?.setAttribute('value', file)}
            selected={file === shown?.file}
          >
            {file + (isChanged(documents.get(file)!) ? ' •' : '')}
          </option>
        ))}
      </select>
      {isUnsaved && <span class="dot" title="not saved" />}
      <span class="rest">
        {TURNS.map(([way, label, name, keys]) => (
          <button
            key={way}
            class={`btn quiet icon ${name}`}
            type="button"
            title={label}
            aria-keyshortcuts={keys}
            disabled={!editor?.canTurn(way)}
            onClick={() => editor?.turn(way)}
          >
            <Sign name={name} />
          </button>
        ))}
        <button
          class="btn quiet"
          type="button"
          disabled={!shown}
          aria-keyshortcuts="Alt+F"
          onClick={() => studio.format()}
        >
          Format <kbd aria-hidden="true">Alt F</kbd>
        </button>
        <button
          class="btn"
          type="button"
          disabled={!isUnsaved}
          aria-keyshortcuts="Control+S"
          onClick={() => studio.save()}
        >
          Save <kbd aria-hidden="true">Ctrl S</kbd>
        </button>
      </span>
    </div>
  );
}
