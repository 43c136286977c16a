/** Reads and checks the numbers a set declares. */
import { meantName, type Num, removal, type SetNode, type Setting, type Word } from '../grammar/index.ts';
import { engineNoun, findContradiction, type Settings, SUPPLY_THINGS } from '../program/index.ts';
import { atLeastOne } from './lower/context.ts';
import { firstWord, type Report } from './report/report.ts';

/** The settings of a set. If a setting appears twice, that is reported and the later one counts. */
export function lowerSettings(node: SetNode, report: Report): Settings {
  const settings: Settings = {};
  /** These settings are lists; the others have a single value. */
  const deals: NonNullable<Settings['deal']> = [];
  const draws: NonNullable<Settings['draw']> = [];
  const seen = new Map<string, Setting>();
  for (const setting of node.settings) {
    const key = settingKey(setting);
    const first = seen.get(key);
    if (first) {
      const related = [report.relatedTo(first)];
      const values = { setting: setting.setting };
      // A broken setting may extend further than what was read.
      const whole = !first.broken && !setting.broken;
      const fixes = whole ? [first, setting].map((one) => removal(one, report.textOf(one))) : [];
      report.add('ECO508', firstWord(setting, setting.setting), values, { fixes, related });
    }
    seen.set(key, setting);
    if (setting.broken) continue;
    const { own, positive } = read(setting, report);
    for (const num of positive) atLeastOne({ report }, num);
    const contradiction = findContradiction(own);
    if (contradiction) report.add('ECO509', firstWord(setting, setting.setting), { why: contradiction.why });
    const { deal = [], draw = [], ...single } = own;
    Object.assign(settings, single);
    deals.push(...deal);
    draws.push(...draw);
  }
  return {
    ...settings,
    ...(deals.length > 0 && { deal: deals }),
    ...(draws.length > 0 && { draw: draws }),
  };
}

/** `deal` and `draw` may appear once for each number of players. */
function settingKey(setting: Setting): string {
  if (setting.setting !== 'deal' && setting.setting !== 'draw') return setting.setting;
  return `${setting.setting} ${setting.players?.value ?? ''}`;
}

/** The values of a setting, as far as it could be read, and those of its numbers that must be at least 1. */
function read(setting: Setting, report: Report): { own: Settings; positive: (Num | undefined)[] } {
  const forPlayers = 'players' in setting && setting.players && { players: setting.players.value };
  switch (setting.setting) {
    case 'players': {
      const { least, most } = setting;
      const own = least && most && { players: { from: least.value, to: most.value } };
      return { own: own ?? {}, positive: [least] };
    }
    case 'target': {
      const { full, short } = setting;
      const own = full && { target: { full: full.value, ...(short && { short: short.value }) } };
      return { own: own ?? {}, positive: [full, short] };
    }
    case 'cubes': {
      const { total, start, more } = setting;
      const cubes = total && start && { cubes: { total: total.value, start: start.value } };
      return { own: { ...(more && { moreCubes: more.value }), ...cubes }, positive: [total, more] };
    }
    case 'supply': {
      const more = setting.supplies.flatMap((one) => (one.more ? [one.amount] : []));
      return { own: suppliesOf(setting.supplies, report), positive: more };
    }
    case 'deal': {
      const { brown, blue, active, players } = setting;
      const isWhole = brown && blue && active;
      const deal = isWhole && { brown: brown.value, blue: blue.value, active: active.value, ...forPlayers };
      return { own: deal ? { deal: [deal] } : {}, positive: [players] };
    }
    case 'draw': {
      const { tokens, players } = setting;
      const own = tokens && { draw: [{ tokens: tokens.value, ...forPlayers }] };
      return { own: own ?? {}, positive: [tokens, players] };
    }
  }
}

/** How to supply what `supply` cannot name: land of one side, or things with a declaration. */
function unsuppliedHint(noun: string | undefined): string {
  return noun === 'desert' || noun === 'grassland'
    ? 'write `land`: a land tile is desert on one side and grassland on the other'
    : 'the number of an animal or a marker is part of its declaration: `animal lion x8 on grassland`';
}

function suppliesOf(
  supplies: Extract<Setting, { setting: 'supply' }>['supplies'],
  report: Report,
): Pick<Settings, 'supply' | 'moreSupply'> {
  const supply: Record<string, number> = {};
  const moreSupply: Record<string, number> = {};
  const firsts = new Map<string, Word>();
  for (const { thing, more, amount } of supplies) {
    const noun = engineNoun(thing.text);
    if (noun === undefined || !SUPPLY_THINGS.includes(noun)) {
      const values = { expected: '`land`, `water`, `mountain` or `forest`', found: `\`${thing.text}\`` };
      const hint = meantName(thing, SUPPLY_THINGS) ?? unsuppliedHint(noun);
      report.add('ECO105', thing, values, { hint, known: () => SUPPLY_THINGS });
      continue;
    }
    const first = firsts.get(noun);
    if (first) {
      const related = [report.relatedTo(first)];
      report.add('ECO508', thing, { setting: `supply ${noun}` }, { related });
    }
    firsts.set(noun, first ?? thing);
    (more ? moreSupply : supply)[noun] = amount.value;
  }
  return { supply, ...(Object.keys(moreSupply).length > 0 && { moreSupply }) };
}
