import type { PublicConfig } from '../types';

/** All settings, including secrets. For Node only; pages get `toPublicConfig`. */
export interface Config extends PublicConfig {
  /** Origin from which `docs check` and `docs dev` load the manifests of other products. */
  readonly manifestOrigin?: string;
  /** `off` publishes a service worker that deletes its caches and unregisters itself. */
  readonly offlineWorker?: 'on' | 'off';
  /** Whether all products share one folder of assets or each has its own. */
  readonly assets?: 'shared' | 'product';
  /** Folder of the build cache, relative to the repository root. */
  readonly cacheFolder?: string;
  /** Origins from which demos may load images and data. */
  readonly demoHosts?: readonly string[];
  readonly docSearch?: {
    readonly appId: string;
    readonly apiKey: string;
    readonly indexName: string;
  };
  readonly feedbackReaderToken?: string;
  /** URL of a PostgreSQL database. Without it the feedback service uses an embedded database. */
  readonly databaseUrl?: string;
  /** Folder of the embedded database, relative to the repository root. */
  readonly feedbackFolder?: string;
  /** Days after which feedback is deleted. */
  readonly feedbackRetentionDays?: number;
  /** Proxies whose `X-Forwarded-For` the feedback service trusts. */
  readonly trustedProxies?: readonly string[];
  readonly muiXLicenseKey?: string;
}

/** Returns the settings that pages and browsers may read. Each is listed here, so that a new secret stays private. */
export function toPublicConfig(config: Config): PublicConfig {
  const { canonicalOrigin, offlineWorker, productionHost, repositoryUrl, links } = config;
  const { googleAnalyticsId, adListingUrl, adHosts, docSearch, feedbackUrl } = config;
  return {
    ...(canonicalOrigin !== undefined && { canonicalOrigin }),
    ...(productionHost !== undefined && offlineWorker !== 'off' && { productionHost }),
    ...(repositoryUrl !== undefined && { repositoryUrl }),
    links,
    ...(googleAnalyticsId !== undefined && { googleAnalyticsId }),
    ...(adListingUrl !== undefined && { adListingUrl }),
    ...(adHosts && { adHosts }),
    ...(docSearch && { docSearch }),
    ...(feedbackUrl !== undefined && { feedbackUrl }),
  };
}
