import type { LibrarySettings } from '../../../config';

/**
 * For `demo-root.tsx`: what is configured. `docs-build` puts the values in place of this module, so that only an
 * app that imports it carries them; elsewhere, in unit tests say, nothing is set.
 */
export const librarySettings: LibrarySettings = {};
