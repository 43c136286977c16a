/** Vitest loads the development version of Lit, which warns of itself once in each worker. */
Object.assign(globalThis, { litIssuedWarnings: new Set(['dev-mode']) });
