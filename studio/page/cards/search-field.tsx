/** The field that searches for cards. */
import type { Signal } from '@preact/signals';
import { put, Sign } from '../shell/controls.tsx';

interface SearchFieldProps {
  studio: { readonly searchText: Signal<string> };
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
      value={studio.searchText.value}
      onInput={({ currentTarget }) => put(studio.searchText, currentTarget.value)}
      onKeyDown={({ key }) => key === 'Enter' && enter?.()}
    />
  </label>
);
