import { createContentSecurityPolicy, loadConfig } from 'docs-shell/config/load';
import { inlineScriptHashes } from 'docs-shell/next/inline-script-hashes';

/** Headers that the configuration decides on (SPEC 13), for `createSiteServer`. */
export function securityHeaders(env: Readonly<Record<string, string | undefined>>) {
  return {
    'Content-Security-Policy': createContentSecurityPolicy(loadConfig(env), {
      inlineScriptHashes: inlineScriptHashes(),
    }),
  };
}
