/** The options of `ecos print`, by their names there. */
import { html, type TemplateResult } from 'lit-html';
import type { PrintOption } from '../../server-messages.ts';
import type { Printing } from './printing.ts';

/** The groups of options, by name; options in no group come last. */
const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ['What', ['cards', 'hand', 'inherited', 'changed', 'box', 'own', 'tokens', 'calibrate']],
  ['Paper', ['profile', 'paper', 'card', 'safe', 'bleed', 'gutter', 'margin', 'marks']],
  ['Backs', ['duplex', 'flip', 'offset']],
  ['Look', ['lang', 'proof', 'legend', 'date', 'allowOverflow']],
  ['For a print shop', ['pdfx', 'outputIntent']],
];

export function printForm(printing: Printing, options: readonly PrintOption[]): TemplateResult {
  const grouped = GROUPS.flatMap(([, names]) => names);
  const groups: (readonly [string, readonly string[]])[] = [
    ...GROUPS,
    ['Other', options.map(({ name }) => name).filter((name) => !grouped.includes(name))],
  ];
  return html`<form @submit=${(event: Event) => {
    event.preventDefault();
    void printing.print();
  }}>
    ${groups.map(([title, names]) => {
      const shown = names.flatMap((name) => options.find((one) => one.name === name) ?? []);
      return shown.length === 0
        ? ''
        : html`<fieldset><legend class="head">${title}</legend>${shown.map((one) => field(printing, one))}</fieldset>`;
    })}
    <button class="btn quiet" type="button" ?disabled=${Object.keys(printing.wanted).length === 0} @click=${() => printing.forget()}>As usual</button>
  </form>`;
}

function field(printing: Printing, option: PrintOption): TemplateResult {
  const { name, flag, about, value, choices, preset, negates } = option;
  const label = flag.replace(/^--/, '');
  const wanted = printing.wanted[name];
  const id = `print-${name}`;
  const explained = html`<span class="about" id="${id}-about">${about}</span>`;
  if (value === undefined)
    return html`<label class="tick"><input type="checkbox" aria-label=${label} aria-describedby="${id}-about"
      .checked=${wanted === !negates} @change=${(event: Event) => printing.want(name, isOn(event) ? !negates : undefined)}>
      <span>${label} ${explained}</span></label>`;
  if (choices)
    return html`<div class="choice"><label for=${id}>${label}</label> ${explained}
      <select id=${id} aria-describedby="${id}-about" @change=${(event: Event) => printing.want(name, textOf(event) === preset ? undefined : textOf(event))}>
        ${choices.map((one) => html`<option value=${one} .selected=${one === (wanted ?? preset)}>${one}</option>`)}
      </select></div>`;
  return html`<div class="choice"><label for=${id}>${label}</label> ${explained}
    <input id=${id} type="text" aria-describedby="${id}-about" autocomplete="off" spellcheck="false" placeholder=${preset ?? value}
      .value=${typeof wanted === 'string' ? wanted : ''}
      @input=${(event: Event) => name !== COMMIT && printing.want(name, textOf(event).trim())}
      @change=${(event: Event) => printing.want(name, textOf(event).trim())}></div>`;
}

/** This option triggers a git request, so typing alone does not change it. */
const COMMIT = 'changed';

const isOn = (event: Event) => (event.target as HTMLInputElement).checked;
const textOf = (event: Event) => (event.target as HTMLInputElement | HTMLSelectElement).value;
