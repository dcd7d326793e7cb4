import type { Config } from './config';

type Directive = 'script-src' | 'img-src' | 'connect-src' | 'form-action';
type Hosts = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** Services to which readers export demos. */
const projectServices = ['https://codesandbox.io', 'https://stackblitz.com'];

/** What a policy depends on besides the settings. */
export interface PolicyOptions {
  /** Hashes of the constant inline scripts, without quotes: `sha256-…`. */
  readonly inlineScriptHashes: readonly string[];
}

/**
 * Creates the Content-Security-Policy of all pages. It allows the site's own origin, the hashed inline scripts, speculation
 * rules, and the hosts of configured third parties.
 */
export function createContentSecurityPolicy(
  config: Config,
  { inlineScriptHashes }: PolicyOptions,
): string {
  const thirdParties = [
    analyticsHosts(config),
    advertisementHosts(config),
    demoHosts(config),
    docSearchHosts(config),
    feedbackHosts(config),
  ];
  const hosts = (directive: Directive) => [
    ...new Set(thirdParties.flatMap((hostsOf) => hostsOf[directive] ?? [])),
  ];
  const hashes = inlineScriptHashes.map((hash) => `'${hash}'`);
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, "'inline-speculation-rules'", ...hosts('script-src')],
    // Emotion and the server-rendered styles of demos need style elements, whose hashes are not known in advance.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...hosts('img-src')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts('connect-src')],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'frame-ancestors': ["'self'"],
    // Demos are exported to these services by submitting a form.
    'form-action': ["'self'", ...projectServices, ...hosts('form-action')],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function analyticsHosts({ googleAnalyticsId }: Config): Hosts {
  if (googleAnalyticsId === undefined) return {};
  const tagManager = 'https://www.googletagmanager.com';
  const analytics = 'https://*.google-analytics.com';
  return {
    'script-src': [tagManager],
    'img-src': [tagManager, analytics],
    'connect-src': [tagManager, analytics, 'https://*.analytics.google.com'],
  };
}

function advertisementHosts({ adListingUrl, adHosts = [] }: Config): Hosts {
  if (adListingUrl === undefined) return {};
  const { origin } = new URL(adListingUrl);
  return { 'connect-src': [origin], 'img-src': [origin, ...adHosts] };
}

function demoHosts({ demoHosts: hosts = [] }: Config): Hosts {
  return { 'connect-src': hosts, 'img-src': hosts };
}

function docSearchHosts({ docSearch }: Config): Hosts {
  if (!docSearch) return {};
  const app = docSearch.appId.toLowerCase();
  const replicas = [1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`);
  return {
    'connect-src': [`https://${app}-dsn.algolia.net`, `https://${app}.algolia.net`, ...replicas],
  };
}

function feedbackHosts({ feedbackUrl }: Config): Hosts {
  if (feedbackUrl === undefined || !URL.canParse(feedbackUrl)) return {};
  const { origin } = new URL(feedbackUrl);
  return { 'connect-src': [origin], 'form-action': [origin] };
}
