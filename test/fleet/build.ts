/** The build of the workers and runs of these tests. */
export const BUILD = { ecos: '0.0.0', v8: process.versions.v8 };
