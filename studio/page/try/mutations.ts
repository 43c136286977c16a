/** The mutants of a card that no scenario notices, and scenarios that would notice them. */
import { html, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import type { UnnoticedShown } from '../../search-messages.ts';
import { Search } from '../searches/search.ts';
import { sign } from '../shell/signs.ts';
import type { Studio } from '../studio.ts';

/** The results for a card. */
interface Found {
  /** The text of the card at that time. */
  text: string;
  mutants: number;
  equal: number;
  /** The mutants that still no scenario notices. */
  unnoticed: readonly UnnoticedShown[];
}

class Mutations {
  readonly #studio: Studio;
  readonly search: Search;
  /** The card being examined. */
  number: number | undefined;
  readonly found = new Map<number, Found>();
  /** Results that have arrived but were not scrolled to yet. */
  arrived: Found | undefined;

  constructor(studio: Studio) {
    this.#studio = studio;
    this.search = new Search(() => studio.changed());
  }

  /** The current text of a card. */
  textOf(number: number): string {
    const {
      answers: { cards },
      documents,
    } = this.#studio;
    const row = cards.value.find((card) => card.number === number);
    return row ? (documents.get(row.file)?.text.slice(row.from, row.to) ?? '') : '';
  }

  start(number: number): Promise<void> {
    const { line } = this.#studio;
    const text = this.textOf(number);
    let mutants: readonly { title: string }[] = [];
    this.number = number;
    this.found.delete(number);
    return this.search.start(
      async () => {
        const asked = await line.ask('mutants', { number });
        if (!asked) return { refused: 'Fix the mistakes in this card first.' };
        mutants = asked.mutants;
        return asked;
      },
      async (end) => {
        if (!('examined' in end)) return;
        const made = end.examined.flatMap((one) => {
          if (one.is !== 'unnoticed') return [];
          const mutant = mutants[one.mutant] as never;
          return [{ mutant, scenario: one.scenario, title: mutants[one.mutant]!.title }];
        });
        const unnoticed = made.length > 0 ? await line.ask('unnoticed', { at: { number }, made }) : [];
        // A text has changed in the meantime, so the results are about an earlier one.
        if (!unnoticed) return;
        const equal = end.examined.filter(({ is }) => is === 'equal').length;
        this.arrived = { text, mutants: end.examined.length - equal, equal, unnoticed };
        this.found.set(number, this.arrived);
      },
    );
  }

  /** Scrolls to new results, because they appear below the visible part. */
  reveal(found: Found, element: Element | undefined): void {
    if (!element || this.arrived !== found) return;
    this.arrived = undefined;
    // By then the elements after it are drawn.
    requestAnimationFrame(() => element.scrollIntoView({ block: 'start' }));
  }

  /** Adds a scenario at the end of the file with the card's other scenarios, and removes the mutants it notices from the list. */
  add(number: number, scenario: string): void {
    const {
      answers: { scenarios, cards },
      documents,
    } = this.#studio;
    const file = scenarios.value[0]?.file ?? cards.value.find((card) => card.number === number)?.file;
    const document = file === undefined ? undefined : documents.get(file);
    const found = this.found.get(number);
    if (!document || !found) return;
    const { text } = document;
    const gap = text === '' || text.endsWith('\n\n') ? '' : text.endsWith('\n') ? '\n' : '\n\n';
    const isAdded = this.#studio.edit([
      { file: document.file, from: text.length, to: text.length, text: `${gap}${scenario.trimEnd()}\n` },
    ]);
    if (!isAdded) return;
    const unnoticed = found.unnoticed.filter((one) => one.scenario !== scenario);
    this.found.set(number, { ...found, unnoticed });
    this.#studio.changed();
  }
}

const all = new WeakMap<Studio, Mutations>();

/** The results for the viewed card, and a button that starts the search. */
export function mutationsOf(studio: Studio): TemplateResult {
  const card = studio.card.shown.value;
  if (!card) return html``;
  const mutations = all.get(studio) ?? new Mutations(studio);
  all.set(studio, mutations);
  const { number } = card;
  const { search } = mutations;
  const found = mutations.found.get(number);
  const isHere = mutations.number === number;
  return html`<section class="mutations" aria-label="Changes that no scenario notices">
    ${
      isHere && search.isRunning
        ? ''
        : html`<button class="btn" type="button" @click=${() => void mutations.start(number)}>${found ? 'Look again' : 'Which changes does no scenario notice?'}</button>`
    }
    ${isHere ? search.view('Changes', 'changes') : ''}
    ${found ? results(mutations, number, found) : ''}
  </section>`;
}

function results(mutations: Mutations, number: number, found: Found): TemplateResult {
  const { mutants, unnoticed, text } = found;
  const scenarios = [...Map.groupBy(unnoticed, ({ scenario }) => scenario)];
  const noticed = mutants - unnoticed.length;
  return html`<p role="status" ${ref((element) => mutations.reveal(found, element))}>${
    unnoticed.length === 0
      ? html`<span class="ok">${sign('check')}</span> Scenarios notice all ${mutants} changes of this card.`
      : html`<span class="warned">${sign('warning')}</span> Scenarios notice ${noticed} of ${mutants} changes of this card.`
  }${mutations.textOf(number) === text ? '' : ' The card has changed since.'}</p>
  <ul aria-label="Unnoticed changes">${scenarios.map(
    ([scenario, changes]) => html`<li>
      ${changes.map(({ line, change }) => html`<p>Line ${line}: ${change}</p>`)}
      ${
        scenario === null
          ? html`<p class="soft">No scenario could be written for it.</p>`
          : html`<details><summary>A scenario that would notice</summary><pre tabindex="0">${scenario}</pre></details>
            <button class="btn" type="button" @click=${() => mutations.add(number, scenario)}>Add this scenario</button>`
      }
    </li>`,
  )}</ul>`;
}
