export type { DocSearchSettings, LibrarySettings, PublicConfig } from './types';
