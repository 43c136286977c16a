/** The field for the folder of a new set. */
import type { FreshAnswer } from '../../server-messages.ts';
import { Button } from '../shell/controls.tsx';

/** The field, what is made of it, and the button of its form. */
export const FolderField = ({ name, place }: Pick<FreshAnswer, 'name' | 'place'>) => (
  <>
    <label class="in-row">
      Name of the folder{' '}
      <input name="folder" required defaultValue={name} pattern="[^\\\/]+" title="A name without / or \" />
    </label>
    <span class="soft">is made in {place}. It is yours: plain text files.</span>
    <span class="push">
      <Button words="Make the set" class="main" />
    </span>
  </>
);
