/** Content types by extension: the same from the preview server and from every deploy recipe. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  md: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
};

/** For files whose extension is not in the table. */
export const otherContentType = 'application/octet-stream';

/**
 * The content type of a file of the site.
 *
 * @param file name or path with an extension
 * @returns the value of the header `Content-Type`
 */
export function contentTypeOf(file: string): string {
  return contentTypes[/\.(\w+)$/.exec(file)?.[1] ?? ''] ?? otherContentType;
}
