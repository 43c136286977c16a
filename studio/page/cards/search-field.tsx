/** The field that searches for cards. */
import { Sign } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';

export interface SearchFieldProps {
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
      onInput={({ currentTarget }) => studio.search(currentTarget.value)}
      onKeyDown={({ key }) => key === 'Enter' && enter?.()}
    />
  </label>
);
