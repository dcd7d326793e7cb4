import type { LaunchOptions } from '@playwright/test';

/** Returns how the tests start Chromium: the program that `CHROME_PATH` names, or one that is installed. */
export declare function chromiumLaunchOptions(options?: {
  /** Features to disable besides those that no test needs. By default those that Playwright disables. */
  readonly disabledFeatures?: readonly string[];
  /**
   * `desktop` for tests of prerendering, the back/forward cache and focus of tabs, for screenshots, and for benchmarks. By
   * default `engine`: the headless shell, if it is installed beside Chromium.
   */
  readonly needs?: 'desktop' | 'engine';
}): LaunchOptions;
