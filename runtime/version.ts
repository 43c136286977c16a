/** The version of the engine. A game depends on its seed, its options and this version. */
import manifest from '../package.json' with { type: 'json' };

/** Version of the package. */
export const VERSION: string = manifest.version;
