/** The footer of every place: the state of the set. */
import type { ComponentChildren } from 'preact';
import { pluralize } from '../../../table/page/around/index.ts';
import { addressHash } from '../address.ts';
import type { Answers } from '../answers.ts';
import type { Studio } from '../studio.ts';
import { isChanged } from '../texts/documents.ts';
import { Button, QuotedText, Sign } from './controls.tsx';

/** `137 cards, 0 problems, 446 scenarios pass`. */
function stateWords(answers: Answers): string {
  const [checked, counts] = [answers.checked.value, answers.counts.value];
  if (!checked) return 'Checking …';
  const wrong = checked.unlisted.reduce((sum, { count }) => sum + count, answers.problems.length);
  const set = `${pluralize(checked.cards, 'card')}, ${pluralize(wrong, 'problem')}`;
  if (!counts || !answers.isCounted.value) return `${set}, running scenarios`;
  const { all, passed } = counts;
  if (passed < all) return `${set}, ${passed} of ${pluralize(all, 'scenario')} pass`;
  return `${set}, ${pluralize(all, 'scenario passes', 'scenarios pass')}`;
}

/** The places that show the text. */
const TEXT_PLACES: ReadonlySet<string> = new Set(['write', 'try']);

/** Something that is wrong with the whole set. */
const Trouble = ({ children, role }: { children: ComponentChildren; role?: 'alert' }) => (
  <span class="no-good" role={role}>
    <Sign name="warning" /> {children}
  </span>
);

/** @param isLinked whether the set came by a link or a zip */
export function Status({ studio, isLinked }: { studio: Studio; isLinked: boolean }) {
  const { documents, isSilent, texts, games, address, editor, server, answers } = studio;
  const [{ problems }, checked, counts] = [answers, answers.checked.value, answers.counts.value];
  const unsaved = [...documents.values()].filter(isChanged).length;
  // A conflict in the shown file is reported above its text.
  const isShown = (file: string) => TEXT_PLACES.has(address.value.place) && file === editor.file;
  const split = [...documents.values()].find(({ file, theirs }) => theirs && !isShown(file));
  const isCounted = answers.isCounted.value;
  const isGood = checked && problems.length === 0 && isCounted && counts?.passed === counts?.all;
  const isBad =
    problems.some(({ severity }) => severity === 'error') ||
    (isCounted && counts && counts.passed < counts.all);
  const classes = isGood ? 'ok' : isBad ? 'no-good' : problems.length > 0 ? 'warned' : '';
  const saved = server.keeps === 'browser' ? 'saved in this browser only' : 'saved';
  return (
    <footer class="foot bar small panel ruled">
      <div role="status" aria-label="State" class={classes}>
        {classes !== '' && <Sign name={isGood ? 'check' : 'warning'} />}{' '}
        <span>{isSilent.value && !checked ? 'Not checked' : stateWords(answers)}</span>
      </div>
      {studio.isUnchecked && (
        <Trouble>
          {isSilent.value
            ? 'This text takes too long to check. It is checked again after the next change. '
            : 'The first check takes longer than usual. It is tried again by itself. '}
          <Button words="Check now" press={() => studio.runAll()} />
        </Trouble>
      )}
      {texts.trouble.value !== '' && (
        <Trouble role="alert">
          <QuotedText words={texts.trouble.value} />
        </Trouble>
      )}
      {split && (
        <Trouble role="alert">
          <a href={addressHash({ place: 'write', what: split.file })}>
            {split.file} was also changed elsewhere
          </a>
        </Trouble>
      )}
      {games.isRunning.value && address.value.place !== 'games' && <a href="#/games">{games.progress}</a>}
      <span class="push">
        {isLinked ? 'From a link or a zip: ' : ''}
        {unsaved === 0 ? saved : `${pluralize(unsaved, 'file')} not saved`}
      </span>
    </footer>
  );
}
