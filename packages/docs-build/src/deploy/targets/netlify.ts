import { listNotFoundFolders } from '../rules/not-found-rules';
import { unnamedLanguage, type ServingRules } from '../rules/serving-rules';
import { listHeaderBlocks } from './header-blocks';
import type { DeployTarget } from './types';

/** Netlify: `_headers` and `_redirects` in the published folder. */
export const netlify: DeployTarget = {
  title: 'Netlify',
  publicFolder: 'public',
  isCompressed: false,
  cannot: [
    'Missing manifests and search indexes have status 404 instead of 204, which browsers report on the console.',
    'An address with /en that moved leads to its page in two steps. Other addresses with /en that have no product are missing.',
    'Pages are sent with another redirect status (301) if only the slash at the end is missing.',
    'A missing file below /_assets/ has the headers of a file that exists.',
  ],
  limits: [
    {
      name: 'redirects in _redirects',
      max: 10_000,
      unit: 'rules',
      measure: ({ configTexts }) => countLines(configTexts.get('public/_redirects')),
      hint: 'Remove redirects that are no longer used. Netlify advises against more than this.',
    },
  ],
  configure({ rules }) {
    return new Map([
      ['public/_headers', writeHeaders(rules)],
      ['public/_redirects', writeRedirects(rules)],
      ['netlify.toml', '[build]\n  publish = "public"\n'],
    ]);
  },
  next: () => 'npx netlify deploy --prod',
};

function writeHeaders(rules: ServingRules): string {
  return listHeaderBlocks(rules)
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');
}

/** The first line that matches wins, and a file wins over all lines. Netlify adds the query by itself. */
function writeRedirects({ moves, notFound, roots }: ServingRules): string {
  return [
    ...moves.map(({ from, to, anchor }) => `${encodeURI(from)} ${to}${anchor} 308`),
    `/${unnamedLanguage} / 308`,
    // Without the folder in front, /en//example.com would lead to another site.
    ...roots.map((root) => `/${unnamedLanguage}${root}/* ${root}/:splat 308`),
    ...listNotFoundFolders(notFound).map(({ folder, page }) => `${folder}/* ${page} 404`),
    '',
  ].join('\n');
}

function countLines(text = ''): number {
  return text.split('\n').filter((line) => line !== '').length;
}
