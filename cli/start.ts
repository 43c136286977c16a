/** `npm start`: shows what the project does, with the bundled cards. */
import './cache.mjs';

const { tour } = await import('./tour.ts');
process.exitCode = await tour();
