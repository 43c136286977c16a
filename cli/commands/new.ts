/** `ecos new`: creates a set to start from. */
import { pluralize } from '../../program/index.ts';
import { makeSet } from '../run/new-set.ts';
import { defineCommand } from '../terminal/command.ts';
import { shellWord } from '../terminal/output.ts';

/** `ecos new DIR`: a set to start from. */
export const define = defineCommand({
  arguments: [['<dir>', 'a new or empty folder; the set is named after it, like my-set in My Set']],
  options: {
    from: ['--from <set>', 'copy a bundled set, like polar-shores, with its icons and words'],
  },
  examples: 'ecos new my-set --from polar-shores',
  run([folder], { from }) {
    const files = makeSet(folder, from);
    const next = `ecos check ${shellWord(folder)} --watch`;
    return {
      json: { files },
      text: `${files.join('\n')}\n\n${pluralize(files.length, 'file')}. Next: ${next}`,
    };
  },
});
