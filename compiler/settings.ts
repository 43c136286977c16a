/** Reads and checks the numbers a set declares. */

import { didYouMean, type Num, type SetNode, type Setting, type Word } from '../grammar/index.ts';
import { contradictionIn, engineNoun, type Settings, SUPPLIED } from '../program/index.ts';
import { firstWord, type Report } from './report/report.ts';

/** The settings of a set. Of one said twice the later counts; that it is said twice is reported. */
export function settingsOf(node: SetNode, report: Report): Settings {
  const settings: Settings = {};
  const said = new Map<string, Setting>();
  for (const setting of node.settings) {
    const key = settingKey(setting);
    const first = said.get(key);
    if (first) {
      const related = [report.relatedTo(first, 'the first one is here')];
      report.add('ECO508', firstWord(setting, setting.setting), { setting: setting.setting }, { related });
    }
    said.set(key, setting);
    if (setting.broken) continue;
    for (const num of atLeastOne(setting)) if (num?.value === 0) report.add('ECO306', num, {});
    const own: Settings = {};
    addSetting(own, setting, report);
    const contradiction = contradictionIn(own);
    if (contradiction) report.add('ECO509', firstWord(setting, setting.setting), { why: contradiction.why });
    addAll(settings, own);
  }
  return settings;
}

/** `deal` and `draw` may be said once for each number of players. */
function settingKey(setting: Setting): string {
  if (setting.setting !== 'deal' && setting.setting !== 'draw') return setting.setting;
  return `${setting.setting} ${setting.players?.value ?? ''}`;
}

/** The numbers with which 0 says nothing. */
function atLeastOne(setting: Setting): (Num | undefined)[] {
  switch (setting.setting) {
    case 'players':
      return [setting.least];
    case 'target':
      return [setting.full, setting.short];
    case 'cubes':
      return [setting.total, setting.more];
    case 'deal':
      return [setting.players];
    case 'draw':
      return [setting.tokens, setting.players];
    case 'supply':
      return [];
  }
}

/** `deal` and `draw` are lists, of all else a set says one. */
function addAll(settings: Settings, { deal, draw, ...own }: Settings): void {
  Object.assign(settings, own);
  if (deal) {
    settings.deal ??= [];
    settings.deal.push(...deal);
  }
  if (draw) {
    settings.draw ??= [];
    settings.draw.push(...draw);
  }
}

function addSetting(settings: Settings, setting: Setting, report: Report): void {
  switch (setting.setting) {
    case 'players':
      if (setting.least && setting.most)
        settings.players = { from: setting.least.value, to: setting.most.value };
      return;
    case 'target': {
      const { full, short } = setting;
      if (full) settings.target = { full: full.value, ...(short && { short: short.value }) };
      return;
    }
    case 'cubes':
      if (setting.more) settings.moreCubes = setting.more.value;
      if (setting.total && setting.start) {
        settings.cubes = { total: setting.total.value, start: setting.start.value };
      }
      return;
    case 'supply':
      settings.supply = suppliesOf(setting.supplies, report);
      return;
    case 'deal': {
      const { brown, blue, active, players } = setting;
      if (!brown || !blue || !active) return;
      const forPlayers = players ? { players: players.value } : {};
      const deal = { brown: brown.value, blue: blue.value, active: active.value, ...forPlayers };
      settings.deal = [deal];
      return;
    }
    case 'draw': {
      const { tokens, players } = setting;
      if (!tokens) return;
      const draw = { tokens: tokens.value, ...(players && { players: players.value }) };
      settings.draw = [draw];
    }
  }
}

function suppliesOf(
  supplies: Extract<Setting, { setting: 'supply' }>['supplies'],
  report: Report,
): Record<string, number> {
  const found: Record<string, number> = {};
  const firsts = new Map<string, Word>();
  for (const { thing, amount } of supplies) {
    const noun = engineNoun(thing.text);
    if (noun === undefined || !SUPPLIED.includes(noun)) {
      const expected = '`land`, `water`, `mountain` or `forest`';
      const hint = didYouMean(thing.text, SUPPLIED);
      report.add('ECO105', thing, { expected, found: `\`${thing.text}\`` }, { hint });
      continue;
    }
    const first = firsts.get(noun);
    if (first) {
      const related = [report.relatedTo(first, 'the first one is here')];
      report.add('ECO508', thing, { setting: `supply ${noun}` }, { related });
    }
    firsts.set(noun, first ?? thing);
    found[noun] = amount.value;
  }
  return found;
}
