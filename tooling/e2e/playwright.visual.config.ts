import { chromiumLaunchOptions, defineDocsPlaywrightConfig } from '@tooling/playwright';

/** Screenshots of pages of the fixture sites, whose content does not change. */
export default defineDocsPlaywrightConfig({
  testDir: 'visual',
  globalSetup: './src/sites/assemble-tiny-site.ts',
  timeout: 60_000,
  // The headless shell smooths text in another way.
  use: { launchOptions: chromiumLaunchOptions({ needs: 'desktop' }) },
  // One set of screenshots for every machine, so differences between machines must be within the tolerance.
  snapshotPathTemplate: '__screenshots__/{arg}{ext}',
  expect: {
    toHaveScreenshot: { maxDiffPixelRatio: 0.001, threshold: 0.2 },
  },
});
