import { createContentSecurityPolicy, loadConfig } from 'docs-shell/config/load';
import { inlineScriptHashes } from 'docs-shell/next/inline-script-hashes';

/** Returns the headers that depend on the configuration, for `createSiteServer`. */
export function securityHeaders(env: Readonly<Record<string, string | undefined>>) {
  const config = loadConfig(env);
  return {
    'Content-Security-Policy': createContentSecurityPolicy(config, {
      inlineScriptHashes: inlineScriptHashes(),
    }),
    // Browsers ignore it over http:. It excludes subdomains, which belong to others.
    ...(config.canonicalOrigin?.startsWith('https:') && {
      'Strict-Transport-Security': `max-age=${365 * 24 * 3600}`,
    }),
  };
}
