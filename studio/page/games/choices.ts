/** The choices of Games: players, target, number of games, and the version to compare with. */

import { html, type TemplateResult } from 'lit-html';
import { counted } from '../../../table/page/around/index.ts';
import { AGAINST, BOTS, type Gaming } from './gaming.ts';

const PLAYERS = [2, 3, 4, 5, 6];
const GAMES = [400, 1000, 4000, 10_000, 40_000];

export function choices(gaming: Gaming): TemplateResult {
  const { wanted, shown } = gaming;
  const games = GAMES.includes(wanted.games) ? GAMES : [...GAMES, wanted.games].toSorted((a, b) => a - b);
  const target = wanted.target ?? shown?.target;
  const words = `${wanted.players} ${BOTS[wanted.bots].name} players${target === undefined ? '' : `, to ${target}`}`;
  return html`<details class="choices" @keydown=${closeMenu}>
    <summary class="btn">${words}</summary>
    <div class="menu">
      ${choice(
        'Players',
        PLAYERS.map((number) => [`${number}`, `${number} players`]),
        `${wanted.players}`,
        (value) => gaming.choose({ players: Number(value) }),
      )}
      ${choice(
        'Bots',
        Object.entries(BOTS).map(([bots, { name }]) => [bots, name]),
        wanted.bots,
        (value) => gaming.choose({ bots: value as keyof typeof BOTS }),
      )}
      <label><span>Points that end a game</span>
        <input type="number" min="1" max="1000" placeholder="as the set says" .value=${wanted.target === null ? '' : `${wanted.target}`}
          @change=${({ target: field }: Event) => {
            const target = (field as HTMLInputElement).valueAsNumber;
            const isOne = Number.isInteger(target) && target > 0;
            if (!isOne) (field as HTMLInputElement).value = '';
            gaming.choose({ target: isOne ? target : null });
          }}></label>
      ${choice(
        'Games',
        games.map((number) => [`${number}`, counted(number, 'game')]),
        `${wanted.games}`,
        (value) => gaming.choose({ games: Number(value) }),
      )}
      <label><span>Seed</span>
        <input type="number" min="0" .value=${`${wanted.seed}`}
          @change=${({ target: field }: Event) => {
            const seed = (field as HTMLInputElement).valueAsNumber;
            const isOne = Number.isInteger(seed) && seed >= 0;
            if (!isOne) (field as HTMLInputElement).value = '1';
            gaming.choose({ seed: isOne ? seed : 1 });
          }}></label>
      <p class="dim small">The same choices give the games of <code>ecos simulate</code>.</p>
    </div>
  </details>
  <select aria-label="Compare" @change=${(event: Event) => gaming.choose({ against: (event.target as HTMLSelectElement).value as keyof typeof AGAINST })}>
    ${Object.entries(AGAINST).map(([value, name]) => html`<option value=${value} .selected=${value === wanted.against}>${name}</option>`)}
  </select>
  <button class="btn quiet" type="button" aria-pressed=${gaming.showsText ? 'true' : 'false'} @click=${() => gaming.showText()}>Show the text <kbd aria-hidden="true">Ctrl E</kbd></button>`;
}

function closeMenu(event: KeyboardEvent): void {
  const menu = event.currentTarget as HTMLDetailsElement;
  if (event.key !== 'Escape' || !menu.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

function choice(
  name: string,
  options: readonly (readonly [string, string])[],
  chosen: string,
  choose: (value: string) => void,
): TemplateResult {
  return html`<label><span>${name}</span>
    <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
      ${options.map(([value, words]) => html`<option value=${value} .selected=${value === chosen}>${words}</option>`)}
    </select></label>`;
}
