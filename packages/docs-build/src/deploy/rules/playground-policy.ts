import { createPlaygroundPolicy } from 'docs-shell/config/load';
import { inlineScriptHashes } from 'docs-shell/next/inline-script-hashes';
import { demoFrameSegment, playgroundSegment } from 'docs-shell/page-document';

/** Part of the path of documents that run code of readers. */
export const playgroundFolder = `/${demoFrameSegment}/${playgroundSegment}/`;

/** Hosts that a policy may name: nothing in them can end a directive. */
export const policyHost = /^[\w.:[\]-]+$/;

/**
 * Content-Security-Policy of these documents, regardless of the configured one.
 *
 * @param origin Origin of the request, for browsers in which `'self'` matches nothing in these documents.
 */
export function playgroundPolicy(origin?: string): string {
  return createPlaygroundPolicy({
    inlineScriptHashes: inlineScriptHashes(),
    ...(origin !== undefined && { origin }),
  });
}

/** Returns the policy for a request. A browser that came by `https:` accepts its `http:` origin too. */
export function playgroundPolicyOf({ host = '' }: { readonly host?: string | undefined }): string {
  return playgroundPolicy(policyHost.test(host) ? `http://${host}` : undefined);
}
