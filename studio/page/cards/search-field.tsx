/** The field that searches for cards. */
import { put, Sign } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';

interface SearchFieldProps {
  studio: Studio;
  placeholder: string;
  /** Called with Enter. */
  enter?(): void;
}

export const SearchField = ({ studio, placeholder, enter }: SearchFieldProps) => (
  <label class="field">
    <Sign name="search" />
    <input
      type="search"
      aria-label="Find a card"
      placeholder={placeholder}
      value={studio.find.value}
      onInput={({ currentTarget }) => put(studio.find, currentTarget.value)}
      onKeyDown={({ key }) => key === 'Enter' && enter?.()}
    />
  </label>
);
