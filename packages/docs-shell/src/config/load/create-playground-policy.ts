import type { PolicyOptions } from './create-content-security-policy';

interface PlaygroundPolicyOptions extends PolicyOptions {
  /**
   * Origin of the site, such as `https://docs.example.com`. WebKit needs it: there `'self'` matches nothing in a
   * document whose own origin is opaque.
   */
  readonly origin?: string;
}

/**
 * Creates the Content-Security-Policy of documents that run code written by readers. The code is loaded as `blob:`, may
 * import files of the library, and cannot make other requests. `sandbox` gives the document an opaque origin even if it is
 * opened outside of an iframe.
 */
export function createPlaygroundPolicy({
  inlineScriptHashes,
  origin,
}: PlaygroundPolicyOptions): string {
  const site = origin === undefined ? "'self'" : `'self' ${origin}`;
  return [
    "default-src 'none'",
    [`script-src ${site}`, ...inlineScriptHashes.map((hash) => `'${hash}'`), 'blob:'].join(' '),
    `style-src ${site} 'unsafe-inline'`,
    `img-src ${site} data: blob:`,
    `font-src ${site}`,
    // The page stops a frame that does not answer, but a worker could keep a processor busy beside one that does.
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
}
