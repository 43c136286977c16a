/** `npm start`: shows what the project does, with the bundled cards. */
import './cache.mjs';

const { answered } = await import('./program.ts');
const { tour } = await import('./tour.ts');
process.exitCode = await answered(tour, false);
