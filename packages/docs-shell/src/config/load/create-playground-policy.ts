import type { PolicyOptions } from './create-content-security-policy';

/**
 * The Content-Security-Policy of the documents that run what readers write (SPEC 13). Their code comes as `blob:`, may
 * use the library's files, and talks to nobody. `sandbox` holds also where such a document is opened by itself: it is
 * nobody's origin.
 */
export function createPlaygroundPolicy({ inlineScriptHashes }: PolicyOptions): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScriptHashes.map((hash) => `'${hash}'`), 'blob:'].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
}
