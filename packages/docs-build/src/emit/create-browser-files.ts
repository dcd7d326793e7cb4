import type { Product } from 'docs-shell/product';
import { searchDescriptionPath, searchParameter, webManifestPath } from 'docs-shell/page-document';
import { escapeXml } from '../lib/escape';

/** Creates the OpenSearch description and the web app manifest of a site, by path. */
export function createBrowserFiles(
  { identity }: Pick<Product, 'identity'>,
  origin: string,
): ReadonlyMap<string, string> {
  return new Map([
    [searchDescriptionPath, createSearchDescription(identity, origin)],
    [webManifestPath, createWebManifest(identity)],
  ]);
}

/** Maximum characters of a short name in OpenSearch. */
const maxShortName = 16;

/** With an OpenSearch description, browsers offer the site's search in their address bar. */
function createSearchDescription({ name, tagline }: Product['identity'], origin: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(name.slice(0, maxShortName))}</ShortName>
<Description>${escapeXml(tagline)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image type="image/svg+xml">${escapeXml(origin)}/logo.svg</Image>
<Url type="text/html" template="${escapeXml(origin)}/?${searchParameter}={searchTerms}"/>
</OpenSearchDescription>
`;
}

/** The display mode is `browser`: the documentation is a site, not an app. */
function createWebManifest({ name, tagline, accent }: Product['identity']): string {
  const manifest = {
    name,
    description: tagline,
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: accent.light,
    icons: [{ src: '/logo.svg', type: 'image/svg+xml', sizes: 'any' }],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
