export type { LibrarySettings, PublicConfig } from './types';
