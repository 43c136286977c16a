/** A process that runs `ecos` again and again: each message is a call, each answer what it left behind. */
import '../../cli/cache.mjs';
import type { WarmCall } from '../warm-ecos.ts';

const { main } = await import('../../cli/program.ts');
const home = process.cwd();

process.on('disconnect', () => process.exit());
process.on('message', async ({ args, cwd, temporary }: WarmCall) => {
  const said = { out: '', err: '' };
  process.stdout.write = (text: string | Uint8Array) => {
    said.out += typeof text === 'string' ? text : new TextDecoder().decode(text);
    return true;
  };
  process.stderr.write = (text: string | Uint8Array) => {
    said.err += typeof text === 'string' ? text : new TextDecoder().decode(text);
    return true;
  };
  process.env.TMPDIR = temporary;
  process.chdir(cwd);
  const code = await main(args);
  // Some systems keep a folder that a process is in.
  process.chdir(home);
  // Each call listens for the end of its output.
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error');
  process.send?.({ code, ...said });
});
