/** Makes what `ecos share` passes on: a link, or one file. */
import '../../print/own-assets/index.ts';
import type { Lang } from '../../print/languages/index.ts';
import { inRanges, parseRanges } from '../../program/index.ts';
import { pluralize, UserError } from '../../program/messages/index.ts';
import { accountText, BadLink, cardName, linkTo, withBundledExtras } from '../../studio/link/index.ts';
import { fillOneFile, ONE_FILE_TEMPLATE, type SiteData } from '../../studio/serve/index.ts';
import { declaredCards, linkedTexts, openTexts } from '../../studio/worker/index.ts';
import { writeWhole } from '../files/write.ts';
import { loadSets, refuseErrors } from '../load/compile.ts';
import { bundledForPages } from '../load/set-extras.ts';
import type { Answer, Format } from '../terminal/command.ts';
import { printStderr } from '../terminal/output.ts';
import { openSet } from './open-set.ts';
import { pageFiles } from './page.ts';
import { ownId, siteData } from './site.ts';

/** What to share of a set. */
interface ShareOptions {
  /** Numbers of cards; without them, the whole set. */
  cards: string | undefined;
  withScenarios: boolean;
  /** The address of a studio; empty for none. */
  shareTo: string;
}

/**
 * A link to a set or to some of its cards, which may have errors.
 * @throws UserError for cards that do not exist, or do not compile alone, and for texts that are too long
 */
export async function shareLink(
  path: string,
  { cards, withScenarios, shareTo }: ShareOptions,
): Promise<Answer> {
  const { set } = await siteData(openSet(path));
  const { title, linked, numbers } = await sharedTexts(set, path, cards, withScenarios);
  const { isAlone: _, taken: __, left, ...content } = linked;
  const { scenarios, hands, pictures } = left;
  const amounts = { scenarios, hands: hands.length, pictures };
  const [card] = numbers ?? [];
  const fragment = await linkTo({ ...content, title, ...(card !== undefined && { card }) }).catch(
    (error: Error) => {
      throw error instanceof BadLink ? new UserError(error.message) : error;
    },
  );
  const link = shareTo + fragment;
  if (shareTo === '')
    printStderr('Paste it into Share, in any studio. With --share-to URL the link leads to a studio.');
  return {
    json: {
      link,
      characters: fragment.length,
      cards: linked.cards,
      left: Object.entries(amounts).flatMap(([name, amount]) => (amount > 0 ? name : [])),
    },
    text: link,
    remark: `${pluralize(linked.cards, 'card')}, ${pluralize(fragment.length, 'character')}. ${accountText(linked)}`,
  };
}

/** The file to write. */
interface FileOptions extends Pick<ShareOptions, 'cards'> {
  lang: Lang | undefined;
  out: string;
  format: Format;
}

/**
 * Writes a file with the studio and a set, or some of its cards.
 * @throws CardErrors for a set with errors
 */
export async function shareFile(path: string, { cards, lang, out, format }: FileOptions): Promise<Answer> {
  refuseErrors(await loadSets([path]), format);
  const opened = openSet(path);
  const data = await siteData(opened, ownId(opened));
  const { title, linked } = await sharedTexts(data.set, path, cards, true);
  const { files, known, extras: look } = linked;
  const part = { ...data.set, files, known, look, beside: [] };
  const set = linked.isAlone ? withBundledExtras(part, await bundledForPages()) : data.set;
  const template = new TextDecoder().decode((await pageFiles()).get(ONE_FILE_TEMPLATE));
  const content = { ...data, set: { ...set, title }, ...(lang && { lang }) };
  const bytes = new TextEncoder().encode(await fillOneFile(template, content));
  writeWhole(out, bytes);
  return {
    json: { file: out, bytes: bytes.length, cards: linked.cards },
    text: `${out}: ${pluralize(linked.cards, 'card')}, ${(bytes.length / 1e6).toFixed(1)} MB. A double click opens it in a browser.`,
    remark: accountText(linked),
  };
}

/** The texts of a set or of some of its cards, with a title. */
async function sharedTexts(
  { title, files, known, look }: SiteData['set'],
  path: string,
  cards: string | undefined,
  scenarios: boolean,
) {
  if (files.length === 0) throw new UserError(`There is no card file in ${path}. ecos new makes a set.`);
  const opening = { texts: files, outside: known, extras: look };
  const workspace = openTexts(opening, await bundledForPages());
  const all = declaredCards(workspace).flatMap((card) => (card.number === undefined ? [] : card));
  if (cards === undefined) return { title, linked: linkedTexts(workspace, { scenarios }) };
  const ranges = parseRanges(cards);
  const missing = ranges.find((range) => !all.some(({ number }) => inRanges([range], number!)));
  if (missing) throw new UserError(`There is no card ${missing.from} in ${path}.`);
  const chosen = all.filter(({ number }) => inRanges(ranges, number!));
  const numbers = chosen.map(({ number }) => number!);
  const linked = linkedTexts(workspace, { scenarios, cards: numbers.map((number) => ({ number })) });
  if (!linked.isAlone)
    throw new UserError(
      `${chosen.length === 1 ? 'This card does' : 'These cards do'} not compile without the rest of the set: share all of it, without --cards.`,
    );
  return { title: chosen.length === 1 ? cardName(chosen[0]!) : title, linked, numbers };
}
