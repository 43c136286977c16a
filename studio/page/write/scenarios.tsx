/** The scenarios of the card, with their results. */
import { pluralize } from '../../../table/page/around/index.ts';
import type { ScenarioResult } from '../../messages.ts';
import { addressHash } from '../address.ts';
import { Button, QuotedText, Sign } from '../shell/controls.tsx';
import type { Studio } from '../studio.ts';
import { TextLink } from './text-link.tsx';

/** The icon of each result, the class of its colour, and its words in the summary. */
const RESULTS = {
  passed: { icon: 'check', classes: 'ok', words: (n: number) => pluralize(n, 'passes', 'pass') },
  failed: { icon: 'cross', classes: 'no-good', words: (n: number) => pluralize(n, 'fails', 'fail') },
  'not run': { icon: 'warning', classes: 'warned', words: (n: number) => `${n} not run` },
} as const;

export function ScenarioList({ studio }: { studio: Studio }) {
  const known = studio.answers.scenarios.value;
  const scenarios = known ?? [];
  const card = studio.card.shown.value;
  const isUnfolded = studio.unfolded.value.has('scenarios');
  return (
    <section class={`scenarios column ${isUnfolded ? 'unfolded' : ''}`}>
      <div class="cut bar panel">
        <h2 class="head one-line">Scenarios{card && ` of ${card.number}`}</h2>
        {Object.entries(RESULTS).map(([result, { icon, classes, words }]) => {
          const { length } = scenarios.filter(({ state }) => state === result);
          return (
            length > 0 && (
              <span key={result} class={`${classes} nowrap`}>
                <Sign name={icon} /> {words(length)}
              </span>
            )
          );
        })}
        <span class="rest">
          <Button words="Run all" class="quiet" keys="Ctrl Enter" press={() => studio.runAll()} />
          <Button
            words={<Sign name="fold" />}
            class="quiet icon narrow"
            aria-label="Show the scenarios"
            aria-expanded={isUnfolded}
            press={() => studio.fold('scenarios')}
          />
        </span>
      </div>
      <ul class="scrolls" aria-label="Scenarios">
        {scenarios.map((one) => (
          <Scenario key={`${one.file} ${one.from}`} studio={studio} scenario={one} />
        ))}
      </ul>
      {card && known?.length === 0 && <p class="empty">No scenario does this card yet.</p>}
      <UntriedList studio={studio} />
    </section>
  );
}

function Scenario({ studio, scenario }: { studio: Studio; scenario: ScenarioResult }) {
  const { title, file, line, state, failure } = scenario;
  const { icon, classes } = RESULTS[state];
  return (
    <li aria-label={`${title}: ${state}`}>
      <Sign name={icon} class={classes} />
      <a href={addressHash({ place: 'try', what: `${file}:${line}` })} title="Step through it">
        {title}
      </a>
      <TextLink studio={studio} at={{ file, from: scenario.from }} class="dim" title="Show its text">
        {file}:{line}
      </TextLink>
      {failure && (
        <pre class="failure">
          <QuotedText words={failure.message} />
        </pre>
      )}
    </li>
  );
}

/** What no scenario of the viewed card tries. */
function UntriedList({ studio }: { studio: Studio }) {
  const untried = studio.answers.untried.value.filter(({ card }) => card === studio.card.shown.value?.number);
  if (untried.length === 0) return null;
  return (
    <details class="untried scrolls ruled">
      <summary>{pluralize(untried.length, 'thing')} no scenario tries</summary>
      <ul aria-label="Never tried">
        {untried.map((one, at) => (
          <li key={at}>
            <TextLink studio={studio} at={one}>
              {one.file}:{one.line}
            </TextLink>{' '}
            {one.what}
          </li>
        ))}
      </ul>
    </details>
  );
}
