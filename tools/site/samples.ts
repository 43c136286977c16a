/** The card samples in the documentation: with colours, and as links to the studio. */
import { advise } from '../../cli/load/advise.ts';
import { formatFile } from '../../grammar/index.ts';
import {
  fileText,
  fileTokens,
  type KnownSet,
  openWorkspace,
  placedProblems,
  type Workspace,
} from '../../language/index.ts';
import { escapeMarkup } from '../../program/messages/index.ts';
import { linkTo } from '../../studio/link/link.ts';
import { wordClasses } from '../../studio/worker/write/words.ts';

/** A fenced block in the card language. */
export interface Sample {
  /** The words after the opening fence: `steps`, `wrong`, the name of a file. */
  info: readonly string[];
  text: string;
  /** The title of its page. */
  page: string;
  /** If the block has a file name, all named files of its page: together they make a set. */
  beside: readonly { file: string; text: string }[];
}

/** A sample as shown on a page. */
export interface ShownSample {
  html: string;
  /** The part of the link from `#` on. */
  link: string;
}

/** The card around sample steps. Some steps need an earlier one that sets "this". */
const CARD = (steps: string) => `card 1 brown\n  leaves 1\n  energy wild\n{\n${steps}}\n`;
const SAMPLE_STARTS = ['', 'choose a tile;\n'];

/** Renders samples. They share one workspace, so that the sets they extend are compiled only once. */
export function samplesWith(
  samples: readonly Sample[],
  known: readonly KnownSet[],
): Map<Sample, () => Promise<ShownSample>> {
  const sources = samples.flatMap((sample, i) =>
    waysOf(sample).map((text, way) => ({ sample, text, file: `/${i}-${way}.eco` })),
  );
  const workspace = openWorkspace({ roots: sources.map(({ file }) => file), texts: sources, known, advise });
  const words = wordClasses(workspace);
  return new Map(
    samples.map((sample) => {
      const ways = sources.filter((one) => one.sample === sample);
      const way = ways.find(({ file }) => isFine(workspace, file)) ?? ways[0]!;
      return [sample, () => shown(workspace, sample, way, words)];
    }),
  );
}

const isSteps = ({ info }: Sample) => info.includes('steps');
const waysOf = (sample: Sample) =>
  isSteps(sample) ? SAMPLE_STARTS.map((before) => CARD(before + sample.text)) : [sample.text];
const isFine = (workspace: Workspace, file: string) =>
  placedProblems(workspace, file).every(({ problem }) => problem.severity !== 'error');

async function shown(
  workspace: Workspace,
  sample: Sample,
  { file, text }: { file: string; text: string },
  words: Readonly<Record<string, string>>,
): Promise<ShownSample> {
  const formatted = isSteps(sample) ? formatFile(file, text) : undefined;
  const written = formatted && 'text' in formatted ? formatted.text : text;
  const files = sample.beside.length > 0 ? [...sample.beside] : [{ file: 'cards.eco', text: written }];
  return {
    html: coloured(workspace, sample, file, words),
    link: await linkTo({ title: sample.page, files, known: [] }),
  };
}

/** The text as HTML, with each word in the colour of its kind. */
function coloured(
  workspace: Workspace,
  sample: Sample,
  file: string,
  words: Readonly<Record<string, string>>,
): string {
  const all = fileText(workspace, file)!.text;
  const start = all.indexOf(sample.text);
  const end = start + sample.text.length;
  let html = '';
  let at = start;
  for (const { from, to, kind } of fileTokens(workspace, file)) {
    if (from < start || to > end) continue;
    const word = all.slice(from, to);
    const colour = colourOf(kind, word, all.startsWith(POINTS, to), words);
    html +=
      escapeMarkup(all.slice(at, from)) +
      (colour ? `<span class="w-${colour}">${escapeMarkup(word)}</span>` : escapeMarkup(word));
    at = to;
  }
  return html + escapeMarkup(all.slice(at, end));
}

/** The unit of points: it has their colour, and so has the number before it. */
const POINTS = 'vp';

function colourOf(
  kind: string,
  word: string,
  isPoints: boolean,
  words: Readonly<Record<string, string>>,
): string | undefined {
  if (kind === 'comment' || kind === 'text') return kind;
  if (isPoints) return 'points';
  return Object.hasOwn(words, word) ? words[word] : COLOURS[kind];
}

/** Colours for names that only the sample declares. */
const COLOURS: Readonly<Record<string, string>> = { animal: 'animal', marker: 'animal', element: 'wild' };
