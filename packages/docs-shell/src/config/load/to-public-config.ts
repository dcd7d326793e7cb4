import type { PublicConfig } from '../types';
import type { Config } from './config';

/** The settings that pages and browsers may know: named one by one, so that a new secret stays out. */
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
