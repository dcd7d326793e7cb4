import type { ViteUserConfig } from 'vitest/config';

/** The unit test preset of the repository, with what one package needs besides. */
export declare function defineDocsVitest(own?: ViteUserConfig): ViteUserConfig;
