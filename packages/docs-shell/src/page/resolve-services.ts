import type { PublicConfig } from '../config';
import type { FrontMatter } from '../page-document';
import { defaultLanguage, toHref } from '../routing';
import type { PageModel } from './types';

interface ServicesSource {
  readonly pathname: string;
  readonly rootPath: string;
  /** `undefined` when the page does not exist. */
  readonly frontMatter: FrontMatter | undefined;
  readonly config: PublicConfig;
}

type Services = Pick<
  PageModel,
  'advertisement' | 'analytics' | 'docSearch' | 'feedback' | 'offline'
>;

/** Address of the feedback service unless another one is configured. */
const defaultFeedbackUrl = '/api/feedback';

/** Returns the settings of the services that the page uses; a service that is not configured is absent. */
export function resolveServices({
  pathname,
  rootPath,
  frontMatter,
  config,
}: ServicesSource): Services {
  const { googleAnalyticsId, productionHost, feedbackUrl = defaultFeedbackUrl, docSearch } = config;
  // Statistics and feedback know a page by one address in all languages.
  const page = toHref(pathname, defaultLanguage);
  return {
    ...(googleAnalyticsId !== undefined && { analytics: { id: googleAnalyticsId, path: page } }),
    ...(productionHost !== undefined && { offline: { host: productionHost, rootPath } }),
    ...(feedbackUrl !== 'off' && { feedback: { url: feedbackUrl.replace(/\/$/, ''), page } }),
    ...(docSearch && { docSearch }),
    ...resolveAdvertisement(frontMatter, config),
  };
}

/** A missing page and one with `ads: false` show no advertisement. */
function resolveAdvertisement(
  frontMatter: FrontMatter | undefined,
  { adListingUrl, adHosts = [] }: PublicConfig,
): Pick<Services, 'advertisement'> {
  if (adListingUrl === undefined || !frontMatter || frontMatter.ads === false) {
    return {};
  }
  const hosts = new Set([new URL(adListingUrl).origin, ...adHosts]);
  return { advertisement: { listingUrl: adListingUrl, hosts: [...hosts] } };
}
