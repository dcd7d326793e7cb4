import { defineDocsPlaywrightConfig } from '@tooling/playwright';

/** Screenshots of the fixture sites' pages, which nobody edits for their content. */
export default defineDocsPlaywrightConfig({
  testDir: 'visual',
  timeout: 60_000,
  // One set for every machine: a difference between two machines must pass as noise.
  snapshotPathTemplate: '__screenshots__/{arg}{ext}',
  expect: {
    toHaveScreenshot: { maxDiffPixelRatio: 0.001, threshold: 0.2 },
  },
});
