import type { PolicyOptions } from './create-content-security-policy';

/**
 * Creates the Content-Security-Policy of documents that run code written by readers. The code is loaded as `blob:`, may
 * import files of the library, and cannot make other requests. `sandbox` gives the document an opaque origin even if it is
 * opened outside of an iframe.
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
