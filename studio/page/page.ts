/** The page of the studio: says which set is open. */
import { html, render } from 'lit-html';
import type { FreshAnswer, OpenAnswer, Refusal } from '../server-messages.ts';

const key = location.hash.slice(1);
const answer = await fetch('api/set', { headers: { 'x-ecos-key': key } });
const set = (await answer.json()) as OpenAnswer | FreshAnswer | Refusal;
const said = () => {
  if ('error' in set) return set.error;
  return 'fresh' in set ? 'No set is open.' : `${set.title} in ${set.folder}`;
};
render(html`<main><h1>Studio</h1><p>${said()}</p></main>`, document.body);
