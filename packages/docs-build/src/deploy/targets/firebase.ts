import { unnamedLanguage, type ServingRules } from '../rules/serving-rules';
import { listHeaderBlocks } from './header-blocks';
import type { DeployTarget } from './types';

/** Firebase Hosting: `firebase.json` beside the public folder. */
export const firebase: DeployTarget = {
  title: 'Firebase Hosting',
  publicFolder: 'public',
  isCompressed: false,
  hasOneNotFoundPage: true,
  cannot: [
    'Missing manifests and search indexes have status 404 instead of 204, which browsers report on the console.',
    'All missing pages show the same 404 page.',
    'An address with /en that moved, or that has no slash at its end, leads to its page in two steps.',
    'Redirects have status 301.',
    'The query of an address that moved comes after the anchor of its new address, where pages do not see it.',
    'Addresses with index.html show the page instead of leading to its own address.',
    'A missing file below /_assets/ has the headers of a file that exists.',
  ],
  limits: [
    {
      name: 'size of a file',
      max: 2 * 1024 ** 3,
      unit: 'bytes',
      measure: ({ files }) => Math.max(0, ...files.map(({ bytes }) => bytes)),
      hint: 'Move the file to another host.',
    },
  ],
  configure: ({ rules }) =>
    new Map([['firebase.json', `${JSON.stringify({ hosting: createHosting(rules) }, null, 2)}\n`]]),
  next: () => 'npx firebase deploy --only hosting',
};

function createHosting(rules: ServingRules) {
  return {
    public: 'public',
    trailingSlash: true,
    ignore: ['firebase.json', '**/.*', '**/node_modules/**'],
    headers: listHeaderBlocks(rules).map(({ path, headers }) => ({
      source: path
        .replace(/\*$/, '**')
        .replace(/^\/\*\./, '**/*.')
        .replace(/^\/\*\*$/, '**'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: [
      ...rules.moves.map(({ from, to, anchor }) => ({
        source: `${from}{,/}`,
        destination: decodeURI(to + anchor),
        type: 301,
      })),
      { source: `/${unnamedLanguage}{,/}`, destination: '/', type: 301 },
      // Without the folder in front, /en//example.com would lead to another site.
      ...rules.roots.map((root) => ({
        source: `/${unnamedLanguage}${root}/:rest*`,
        destination: `${root}/:rest*`,
        type: 301,
      })),
    ],
  };
}
