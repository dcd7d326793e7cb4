/** A request, and the status of the preview server's response. */
export interface RequestRow {
  readonly target: string;
  readonly status: number;
  readonly method?: string;
  readonly encoding?: string;
}

const rows: readonly (readonly [target: string, status: number])[] = [
  ['/material-ui/', 200],
  ['/material-ui/?q=1', 200],
  ['/material-ui/react-switch/', 200],
  ['/material-ui/_demos/_playground/', 200],
  ['/material-ui/_demos/_playground', 308],
  ['/material-ui/logo.svg', 200],
  ['/material-ui/index.md', 200],
  ['/material-ui/llms.txt', 200],
  ['/material-ui/docs-manifest.json', 200],
  ['/joy-ui/docs-manifest.json', 204],
  ['/joy-ui/search-en.json', 204],
  ['/material-ui/search-en.json', 200],
  ['/x/react-data-grid/docs-manifest.json?v=1', 204],
  ['/docs-manifest.json', 204],
  ['/material-ui', 308],
  ['/material-ui/react-switch?q=a%20b&c', 308],
  ['//material-ui///react-switch//', 308],
  ['/material-ui/index.html', 308],
  ['/material-ui/react-switch/index.html?a', 308],
  ['/en/material-ui/', 308],
  ['/en/material-ui/react-switch?q=1', 308],
  ['/en', 308],
  ['/en/', 308],
  ['/en/unknown/page?q=1', 308],
  ['/en//example.com/a', 308],
  ['//example.com/index.html', 404],
  ['//example.com', 404],
  ['/material-ui/switch', 308],
  ['/material-ui/switch/?q=1', 308],
  ['/en/material-ui/switch/', 308],
  ['/', 404],
  ['/elsewhere/docs-manifest.json', 404],
  ['/joy-ui/docs-manifest.json/', 404],
  ['/Joy-UI/docs-manifest.json', 404],
  ['/unknown', 404],
  ['/unknown/', 404],
  ['/Material-UI/switch', 404],
  ['/material-ui/unknown/', 404],
  ['/material-ui/react-switch/deep/down', 404],
  ['/material-ui/react-switch/deep/down/', 404],
  ['/material-ui/404.html', 404],
  ['/material-ui/index.html.gz', 404],
  ['/system/unknown', 404],
  ['/system/unknown/', 404],
  ['/zh/system/', 404],
  ['/zh/material-ui/react-switch/', 404],
  ['/_assets/gone.js', 404],
  ['/material-ui/.secret', 404],
  ['/material-ui/react-switch%2F', 404],
  ['/material-ui/../system/', 400],
  ['/material-ui/%2e%2e/system/', 400],
];

/**
 * Returns the requests that each server of a site has to answer like the preview server. The site has the products
 * `material-ui` and `system`, and no product at its root.
 *
 * @param files - files of the site, from its root
 */
export function createRequestTable(files: Iterable<string>): readonly RequestRow[] {
  const names = [...files];
  const find = (pattern: RegExp) => {
    const file = names.find((name) => pattern.test(name));
    if (file === undefined) throw new Error(`No file of the site matches ${pattern.source}.`);
    return `/${file}`;
  };
  const script = find(/^_assets\/.*boot-[^/]*\.js$/);
  return [
    ...rows.map(([target, status]) => ({ target, status })),
    { target: script, status: 200 },
    { target: `${script}?v=1`, status: 200, encoding: 'identity' },
    { target: find(/\.woff2$/), status: 200 },
    { target: find(/^_assets\/.*\.css$/), status: 200 },
    { target: '/material-ui/', status: 200, encoding: 'identity' },
    // nginx responds to a malformed escape before it reads the `Accept` headers.
    { target: '/%E4%', status: 404, encoding: 'identity' },
    { target: '/material-ui/%E4%', status: 404, encoding: 'identity' },
    { target: '/material-ui/', status: 200, method: 'HEAD' },
    { target: '/material-ui/unknown', status: 404, encoding: 'identity' },
    { target: '/material-ui/unknown', status: 404, method: 'HEAD' },
    { target: '/joy-ui/docs-manifest.json', status: 204, method: 'HEAD' },
    { target: '/joy-ui/docs-manifest.json', status: 405, method: 'POST' },
    { target: '/material-ui/', status: 405, method: 'POST' },
    { target: '/unknown', status: 405, method: 'DELETE' },
  ];
}
