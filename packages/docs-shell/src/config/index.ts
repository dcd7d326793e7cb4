export type { PublicConfig } from './types';
