/** A URL in a script or stylesheet of the site. */
export interface AssetReference {
  /** `static` URLs load together with the asset, `lazy` ones when the code runs. */
  readonly kind: 'static' | 'lazy';
  readonly url: string;
}

/** A script or stylesheet of the site, read once. */
export interface ParsedAsset {
  /** From the site's root, with `/`: `_assets/boot-3kd9fs2k.js`. */
  readonly file: string;
  readonly references: readonly AssetReference[];
}

// Matches strings that start like a URL and end like a file, because scripts contain code samples too.
const address = String.raw`((?:\.{1,2})?/[^"'\x60\s]+\.(?:js|css))`;
const staticImport = new RegExp(String.raw`\b(?:import|from)\s*["']${address}["']`, 'g');
const dynamicImport = new RegExp(String.raw`\bimport\(\s*["'\x60]${address}["'\x60]`, 'g');
const styleUrl = /url\(\s*["']?([^"')\s]+)/g;
const styleImport = /@import\s+["']([^"']+)/g;

/**
 * Returns the URLs in a script or stylesheet. Other files have none.
 *
 * @param file from the site's root, with `/`: `_assets/boot-3kd9fs2k.js`
 */
export function parseAsset(file: string, text: string): ParsedAsset {
  const find = (pattern: RegExp, kind: AssetReference['kind']) =>
    [...text.matchAll(pattern)].map(([, url = '']) => ({ kind, url }));
  if (file.endsWith('.js')) {
    const references = [...find(staticImport, 'static'), ...find(dynamicImport, 'lazy')];
    return { file, references };
  }
  if (file.endsWith('.css')) {
    const references = [...find(styleImport, 'static'), ...find(styleUrl, 'static')];
    return { file, references: references.filter(({ url }) => !/^(data:|#)/.test(url)) };
  }
  return { file, references: [] };
}
