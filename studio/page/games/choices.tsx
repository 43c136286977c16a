/** The choices of Games: players, bots, target, number of games, seed, and the version to compare with. */
import { pluralize } from '../../../table/page/around/index.ts';
import { CompareWith } from '../comparison/view.tsx';
import { Button, type ChoiceProps, put, Select } from '../shell/controls.tsx';
import { BOTS, type GamesController, type RunChoices } from './games-controller.ts';

const PLAYERS = [2, 3, 4, 5, 6];
const GAMES = [400, 1000, 4000, 10_000, 40_000];

export function Choices({ games: controller }: { games: GamesController }) {
  const wanted = controller.wanted.value;
  const { players, bots, games, seed } = wanted;
  const target = wanted.target ?? controller.figures.value?.target;
  const choose = (change: Partial<RunChoices>) => controller.choose(change);
  return (
    <>
      <details class="choices" onKeyDown={closeMenu}>
        <summary class="btn">
          {players} {BOTS[bots]} players{target !== undefined && `, to ${target}`}
        </summary>
        <div class="menu stack box">
          <Labelled
            name="Players"
            options={PLAYERS.map((number) => [`${number}`, `${number} players`])}
            value={`${players}`}
            choose={(value) => choose({ players: Number(value) })}
          />
          <Labelled
            name="Bots"
            options={Object.entries(BOTS) as [RunChoices['bots'], string][]}
            value={bots}
            choose={(value) => choose({ bots: value })}
          />
          <NumberField
            name="Points that end a game"
            value={wanted.target}
            least={1}
            choose={(value) => choose({ target: value })}
          />
          <Labelled
            name="Games"
            options={[...new Set([...GAMES, games])]
              .toSorted((a, b) => a - b)
              .map((number) => [`${number}`, pluralize(number, 'game')])}
            value={`${games}`}
            choose={(value) => choose({ games: Number(value) })}
          />
          <NumberField name="Seed" value={seed} least={0} choose={(value) => choose({ seed: value ?? 1 })} />
          <p class="dim small">
            The same choices give the games of <code>ecos simulate</code>.
          </p>
        </div>
      </details>
      <CompareWith comparison={controller.comparison} />
      <Button
        words="Show the text"
        class="quiet"
        keys="Ctrl E"
        aria-pressed={controller.showsText.value}
        press={() => put(controller.showsText, !controller.showsText.value)}
      />
    </>
  );
}

function closeMenu({
  key,
  currentTarget: menu,
}: KeyboardEvent & { currentTarget: HTMLDetailsElement }): void {
  if (key !== 'Escape' || !menu.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

const Labelled = <Value extends string>(props: ChoiceProps<Value>) => (
  <label>
    <span>{props.name}</span>
    <Select {...props} />
  </label>
);

interface NumberFieldProps {
  name: string;
  value: number | null;
  least: number;
  /** Takes null instead of an invalid number. */
  choose(value: number | null): void;
}

/** A field for a whole number. */
const NumberField = ({ name, value, least, choose }: NumberFieldProps) => (
  <label>
    <span>{name}</span>
    <input
      type="number"
      min={least}
      placeholder="as the set says"
      value={value ?? ''}
      onChange={({ currentTarget: field }) =>
        choose(field.value !== '' && field.checkValidity() ? field.valueAsNumber : null)
      }
    />
  </label>
);
