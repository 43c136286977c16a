/** The version of the engine: a game depends on its seed, its options and this. */
import manifest from '../package.json' with { type: 'json' };

/** Version of the package. */
export const VERSION: string = manifest.version;
