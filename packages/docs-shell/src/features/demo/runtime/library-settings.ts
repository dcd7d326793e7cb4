import type { LibrarySettings } from '../../../config';

/**
 * The library settings of the configuration, for `demo-root.tsx`. `docs-build` replaces this module with the configured
 * values, so that only apps that import it contain them. Without `docs-build`, in unit tests, nothing is set.
 */
export const librarySettings: LibrarySettings = {};
