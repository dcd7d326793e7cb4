import { createContentSecurityPolicy, loadConfig } from 'docs-shell/config/load';
import { inlineScriptHashes } from 'docs-shell/next/inline-script-hashes';

/** Headers that the configuration decides on, for `createSiteServer`. */
export function securityHeaders(env: Readonly<Record<string, string | undefined>>) {
  return {
    'Content-Security-Policy': createContentSecurityPolicy(loadConfig(env), {
      inlineScriptHashes: inlineScriptHashes(),
    }),
  };
}
