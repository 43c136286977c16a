/** Play that breaks the set: games in which something unintended happens. */

import { html, type TemplateResult } from 'lit-html';
import { count, counted } from '../../../table/page/around/index.ts';
import type { FindShown } from '../../search-messages.ts';
import { askChain } from '../asks/chain.ts';
import { Search } from '../searches/search.ts';
import { sign } from '../shell/signs.ts';
import type { Studio } from '../studio.ts';
import { cardLink } from './card-link.ts';

class Breakers {
  readonly #studio: Studio;
  readonly search: Search;
  finds: readonly FindShown[] | undefined;
  games = 0;
  /** The number of searches that were lost. */
  lost = 0;

  constructor(studio: Studio) {
    this.#studio = studio;
    this.search = new Search(() => studio.changed());
  }

  start(): Promise<void> {
    this.finds = undefined;
    const { line, gaming } = this.#studio;
    return this.search.start(
      async () => {
        const set = await askChain(line, {});
        if (!set) return { refused: 'The text has changed: search again.' };
        return 'refused' in set ? set : { stressed: set.chain, seed: gaming.wanted.seed };
      },
      (end) => {
        if ('finds' in end) Object.assign(this, end);
      },
    );
  }

  /** Opens the game of a find in Play, at its latest position and with all its moments. */
  async watch({ arena, log }: FindShown): Promise<void> {
    const { playingOf } = await import('../play/play-page.ts');
    this.#studio.visitPlace('play');
    await playingOf(this.#studio).watch(arena, log);
  }
}

const all = new WeakMap<Studio, Breakers>();

const KINDS: Readonly<Record<FindShown['kind'], string>> = {
  endless: 'It never ends',
  combo: 'A runaway combo',
  supply: 'A supply runs dry',
  options: 'Too many options',
  feature: 'Laid at once',
  short: 'A short game',
  stuck: 'Nobody can move',
  others: 'Others lose out',
  crash: 'A bug of ecos',
};

export function breakers(studio: Studio): TemplateResult {
  const found = all.get(studio) ?? new Breakers(studio);
  all.set(studio, found);
  const { search, finds, games, lost } = found;
  return html`<section class="sheet breakers" aria-label="Play that breaks the set">
    <h2 class="head">Play that breaks the set</h2>
    ${finds || search.isRunning ? '' : html`<p class="sub">Bots look for effects without end, runaway combos, supplies that run dry, and the like.</p>`}
    ${search.isRunning ? '' : html`<button class="btn" type="button" @click=${() => void found.start()}>${finds ? 'Search again' : 'Search for it'}</button>`}
    ${search.view('Searches', 'searches')}
    ${finds ? html`<p role="status">${finds.length === 0 ? html`<span class="ok">${sign('check')}</span> Nothing` : counted(finds.length, 'find')} in ${count(games)} searches.${lost > 0 ? ` ${counted(lost, 'other')} could not be ended.` : ''}</p>` : ''}
    ${finds && finds.length > 0 ? html`<ul aria-label="Finds">${finds.map((find) => item(studio, found, find))}</ul>` : ''}
  </section>`;
}

function item(studio: Studio, found: Breakers, find: FindShown): TemplateResult {
  const { kind, cards, says, draws, choices } = find;
  return html`<li>
    <p><b>${KINDS[kind]}</b> ${cards.map((number) => html`${cardLink(studio, number)} `)} ${says}.</p>
    <p class="sub">after ${counted(draws, 'draw')} and ${counted(choices.length, 'choice')}
      <button class="btn quiet" type="button" @click=${() => void found.watch(find)}>Open the game</button></p>
  </li>`;
}
