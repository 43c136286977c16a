import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'out/**'],
    globalSetup: ['test/temporary-folder-of-run.ts'],
    setupFiles: ['test/own-temporary-folder.ts'],
    // Only against what never ends: a busy machine must not decide a test.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
