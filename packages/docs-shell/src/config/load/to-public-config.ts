import type { PublicConfig } from '../types';
import type { Config } from './config';

/** The settings that pages and browsers may know: named one by one, so that a new secret stays out. */
export function toPublicConfig(config: Config): PublicConfig {
  const { canonicalOrigin, productionHost, repositoryUrl, links, googleAnalyticsId, feedbackUrl } =
    config;
  return {
    ...(canonicalOrigin !== undefined && { canonicalOrigin }),
    ...(productionHost !== undefined && { productionHost }),
    ...(repositoryUrl !== undefined && { repositoryUrl }),
    links,
    ...(googleAnalyticsId !== undefined && { googleAnalyticsId }),
    ...(feedbackUrl !== undefined && { feedbackUrl }),
  };
}
