import type { ViteUserConfig } from 'vitest/config';

/** The unit test preset of the repository, extended by the settings of a package. */
export declare function defineDocsVitest(own?: ViteUserConfig): ViteUserConfig;
