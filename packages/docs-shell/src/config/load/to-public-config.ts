import type { PublicConfig } from '../types';
import type { Config } from './config';

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
