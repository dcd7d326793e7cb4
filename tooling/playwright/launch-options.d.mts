import type { LaunchOptions } from '@playwright/test';

/** How the tests start Chromium: the one that `CHROME_PATH` names, or one that is here. */
export declare function chromiumLaunchOptions(): LaunchOptions;
