/** What is asked about a print: rows that belong to its picture, two switches, and More. */
import { pluralize } from '../../../table/page/around/index.ts';
import { Button, LanguageChoice, Select } from '../shell/controls.tsx';
import { BOX_ROWS } from './box-rows.tsx';
import { PrinterRow } from './printer-row.tsx';
import { asks, isBox, SHOPS, shopOf } from './purposes.ts';
import { type PrintPart, Row, type RowOfValues, TextField, Tick, ValuesRow } from './rows.tsx';

const CARD_VALUES = { square: 'Square', poker: 'Poker', tarot: 'Tarot', mini: 'Mini' };
const ROWS: readonly RowOfValues[] = [
  { option: 'target', name: 'For', values: { tabletop: 'Tabletop Simulator', pictures: 'Pictures' } },
  { option: 'card', name: 'Cards', values: CARD_VALUES, others: ['Card size', '63x88mm'] },
  {
    option: 'paper',
    name: 'Paper',
    values: { a4: 'A4', letter: 'Letter', a3: 'A3' },
    others: ['Paper size', 'a5'],
  },
  { option: 'frame', name: 'Frames', values: { light: 'A line, half the ink', solid: 'Solid' } },
  { option: 'flip', name: 'Turn over', values: { long: 'Long edge', short: 'Short edge' } },
];

/** Ticks: their options, and what they are when they are not as at first. */
const SHOP_TICKS: readonly TickRow[] = [
  ['pdfx', 'PDF/X, if the shop asks for it', false],
  ['shopProof', 'Also a page that shows it cut, bleed and safe area', true],
];
const MORE_TICKS: readonly TickRow[] = [
  ['inherited', 'Also the cards of the sets that this one extends', true],
  ['proof', 'For proofreading: no colour, large letters, notes', true],
  ['legend', 'A page that explains the icons', true],
  ['marks', 'Crop marks and small print', false],
  ['date', 'Today’s date in the margin', true],
];
type TickRow = readonly [option: string, words: string, unless: boolean];
const LENGTHS = [
  ['bleed', 'Bleed'],
  ['gutter', 'Gap'],
  ['margin', 'Margin'],
  ['safe', 'Safe'],
] as const;

export function PrintForm({ print }: PrintPart) {
  const choices = print.choices.value;
  const isAsked = ({ option }: { option: string }) => asks(choices, option);
  return (
    <>
      <div class="asked stack">
        {asks(choices, 'shop') && (
          <Row name="Shop">
            <Select
              name="Shop"
              id="print-shop"
              options={Object.entries(SHOPS).map(([shop, [name]]) => [shop, name] as const)}
              value={shopOf(choices) as string}
              choose={(shop) => print.choose({ shop })}
            />
          </Row>
        )}
        {ROWS.filter(isAsked).map((row) => (
          <ValuesRow key={row.option} print={print} {...row} />
        ))}
        {asks(choices, 'offset') && print.hasMachine && <PrinterRow print={print} />}
        <Ticks print={print} ticks={SHOP_TICKS} />
        {OF_COMMAND.filter(isAsked).map(({ option, text, options }) => (
          <p key={option} class="dim small">
            {text} <code>ecos print {options}</code>
          </p>
        ))}
      </div>
      <Switches print={print} />
      <More print={print} />
    </>
  );
}

/** What only the command does, where one would look for it. */
const OF_COMMAND = [
  { option: 'pdfx', text: 'With the colour profile of the shop:', options: '--output-intent' },
  {
    option: 'target',
    text: 'Another resolution, pictures on the web, a web page:',
    options: '--dpi --url --gallery',
  },
];

function Switches({ print }: PrintPart) {
  const choices = print.choices.value;
  const { versions } = print;
  return (
    <div class="switches ruled">
      {choices.cards !== undefined && !isBox(choices) && (
        <Button
          words={`${pluralize(print.plan.value?.cards ?? 0, 'chosen card')} ×`}
          press={() => print.choose({ cards: undefined })}
        />
      )}
      <div class="in-row">
        <Switch
          words="Only what changed since"
          isOn={choices.changed === true && !isBox(choices)}
          turn={(isOn) => print.compare(isOn)}
        />
        <Select
          name="Since"
          id="print-since"
          options={versions.map(({ id, name }) => [id, name] as const)}
          value={`${choices.since ?? versions[0]!.id}`}
          choose={(since) => print.compare(true, since)}
        />
      </div>
      {asks(choices, 'box') && print.hasMachine && (
        <Switch
          words="The whole box"
          about="tiles, tokens, dials, rules"
          isOn={choices.box === true}
          turn={(isOn) => print.choose({ box: isOn || undefined, changed: undefined })}
        />
      )}
      <div class="asked stack">
        {BOX_ROWS.filter(
          ({ option }) => asks(choices, option) && (option !== 'contents' || print.isExpansion.value),
        ).map((row) => (
          <ValuesRow key={row.option} print={print} {...row} />
        ))}
      </div>
    </div>
  );
}

interface SwitchProps {
  words: string;
  about?: string;
  isOn: boolean;
  turn(isOn: boolean): void;
}

const Switch = ({ words, about, isOn, turn }: SwitchProps) => (
  <label class="switch in-row">
    <input
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      aria-label={words}
      checked={isOn}
      onChange={({ currentTarget }) => turn(currentTarget.checked)}
    />
    <span>
      {words} <span class="soft small">{about}</span>
    </span>
  </label>
);

function More({ print }: PrintPart) {
  const choices = print.choices.value;
  const hands = [['', 'any starting hand'], ...print.hands.map((hand) => [hand, hand])] as [string, string][];
  return (
    <details class="ruled" aria-label="More">
      <summary>
        More <span class="soft small">· cards, language, margins, proof</span>
      </summary>
      <div class="asked stack">
        {!isBox(choices) && (
          <>
            <Row name="Which">
              <TextField print={print} option="cards" name="Which" hint="all, or 1-20, 71" />
            </Row>
            <Row name="Hand">
              <Select
                name="Hand"
                id="print-hand"
                options={hands}
                value={`${choices.hand ?? ''}`}
                choose={(hand) => print.choose({ hand })}
              />
            </Row>
          </>
        )}
        <Row name="Words">
          <LanguageChoice studio={print} id="print-lang" />
        </Row>
        <Ticks
          print={print}
          ticks={MORE_TICKS.filter(([option]) => option !== 'inherited' || print.isExpansion.value)}
        />
        <div class="tiles">
          {LENGTHS.filter(([option]) => asks(choices, option)).map(([option, name]) => (
            <label key={option}>
              {name}
              <TextField
                print={print}
                option={option}
                name={name}
                hint={`${print.plan.value?.[option] ?? 0} mm`}
              />
            </label>
          ))}
        </div>
        <Button words="As at first" class="quiet" press={() => print.reset()} />
      </div>
    </details>
  );
}

const Ticks = ({ print, ticks }: PrintPart & { ticks: readonly TickRow[] }) => (
  <>
    {ticks
      .filter(([option]) => asks(print.choices.value, option))
      .map(([option, words, unless]) => (
        <Tick key={option} print={print} option={option} words={words} unless={unless} />
      ))}
  </>
);
