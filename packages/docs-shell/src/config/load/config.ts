import type { PublicConfig } from '../types';

/** All settings (SPEC 13), secrets included: for Node alone. Pages get what `toPublicConfig` leaves. */
export interface Config extends PublicConfig {
  /** Where `docs check` finds what other products publish. */
  readonly manifestOrigin?: string;
  /** `off` retires the offline worker of every reader (SPEC SW-3). */
  readonly offlineWorker?: 'on' | 'off';
  /** One store for the assets of all products, or a folder for each (ARCHITECTURE, decision 4). */
  readonly assets?: 'shared' | 'product';
  /** Folder in which builds keep finished bundles, from the repository's root. */
  readonly cacheFolder?: string;
  readonly docSearch?: {
    readonly appId: string;
    readonly apiKey: string;
    readonly indexName: string;
  };
  readonly feedbackReaderToken?: string;
  /** PostgreSQL; without it the feedback service keeps an embedded database. */
  readonly databaseUrl?: string;
  /** Folder of the embedded database, from the repository's root. */
  readonly feedbackFolder?: string;
  readonly muiXLicenseKey?: string;
}
