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
      ${field('Points that end a game', wanted.target, { least: 1, otherwise: null }, (target) => gaming.choose({ target }))}
      ${choice(
        'Games',
        games.map((number) => [`${number}`, counted(number, 'game')]),
        `${wanted.games}`,
        (value) => gaming.choose({ games: Number(value) }),
      )}
      ${field('Seed', wanted.seed, { least: 0, otherwise: 1 }, (seed) => gaming.choose({ seed }))}
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

/** A field for a whole number. @param otherwise the value instead of an invalid one */
function field<None extends number | null>(
  name: string,
  value: number | null,
  { least, otherwise }: { least: number; otherwise: None },
  choose: (value: number | None) => void,
): TemplateResult {
  const change = ({ target }: { target: HTMLInputElement }) => {
    const number = target.valueAsNumber;
    const isOne = Number.isInteger(number) && number >= least;
    if (!isOne) target.value = `${otherwise ?? ''}`;
    choose(isOne ? number : otherwise);
  };
  return html`<label><span>${name}</span>
    <input type="number" min=${least} placeholder="as the set says" .value=${`${value ?? ''}`} @change=${change}></label>`;
}
