/** The build that the workers and runs of these tests report. */
export const BUILD = { ecos: '0.0.0', v8: process.versions.v8 };
