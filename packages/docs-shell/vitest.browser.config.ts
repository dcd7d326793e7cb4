import { chromiumLaunchOptions } from '@tooling/playwright/launch-options';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type Plugin } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { pageStyleNames, readPageStyle } from './src/page-styles/page-styles.ts';

/** The stylesheets that only some pages load, all of them, as the build writes them. */
const pageStyles: Plugin = {
  name: 'docs-page-styles',
  resolveId: (id) => (id === 'virtual:page-styles.css' ? `\0${id}` : undefined),
  async load(id) {
    if (id !== '\0virtual:page-styles.css') return undefined;
    return (await Promise.all(pageStyleNames.map((name) => readPageStyle(name)))).join('\n');
  },
};

/** Sets what media queries of the page under test find. */
const emulateMedia: BrowserCommand<
  [media: { colorScheme?: 'dark' | 'light' | null; media?: 'print' | null }]
> = ({ page }, media) => page.emulateMedia(media);

/**
 * Widgets: the real markup and styles, served by the real behaviors, in a browser. One file after the other, because
 * they share the focus and the clipboard.
 */
export default defineConfig({
  plugins: [pageStyles],
  optimizeDeps: {
    include: [
      '@codemirror/commands',
      '@codemirror/lang-javascript',
      '@codemirror/language',
      '@codemirror/state',
      '@codemirror/view',
      '@lezer/highlight',
      '@lezer/javascript',
      'axe-core',
      'react',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'sucrase',
    ],
  },
  test: {
    include: ['src/**/*.browser.test.{ts,tsx}'],
    fileParallelism: false,
    // As long as in the other browser tests: what is expected comes late on a busy machine.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        actionTimeout: 15_000,
        launchOptions: chromiumLaunchOptions(),
        contextOptions: {
          // What moves would be measured on its way.
          reducedMotion: 'reduce',
          permissions: ['clipboard-read', 'clipboard-write'],
        },
      }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 800 },
      screenshotFailures: false,
      commands: { emulateMedia },
    },
  },
});
