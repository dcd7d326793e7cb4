import { contentTypes } from 'docs-shell/lib/content-types';
import type { AddressMatch } from '../rules/header-rules';
import { unnamedLanguage, type ServingRules } from '../rules/serving-rules';
import type { DeployTarget } from './types';

const configFile = 'public/staticwebapp.config.json';

/** Azure Static Web Apps: `staticwebapp.config.json` in the published folder. */
export const azure: DeployTarget = {
  title: 'Azure Static Web Apps',
  publicFolder: 'public',
  isCompressed: false,
  hasOneNotFoundPage: true,
  cannot: [
    'Missing manifests and search indexes have status 404 instead of 204, which browsers report on the console.',
    'All missing pages show the same 404 page.',
    'Addresses with /en are missing, except /en/ itself: a redirect cannot keep the rest of an address.',
    'Redirects have status 301, and those of addresses that moved lose the query.',
    'Addresses with index.html show the page instead of leading to its own address.',
    'A missing file below /_assets/ has the headers of a file that exists.',
  ],
  limits: [
    {
      name: 'size of staticwebapp.config.json',
      max: 20 * 1024,
      unit: 'bytes',
      measure: ({ configTexts }) => Buffer.byteLength(configTexts.get(configFile) ?? ''),
      hint: 'Each redirect takes about 200 bytes: remove old ones, or deploy products as apps of their own.',
    },
    {
      name: 'size of the app',
      max: 500 * 1024 * 1024,
      unit: 'bytes',
      measure: ({ files }) => files.reduce((sum, { bytes }) => sum + bytes, 0),
      hint: 'Keep fewer earlier builds (--keep), or deploy products as apps of their own.',
    },
  ],
  configure: ({ rules }) => new Map([[configFile, `${JSON.stringify(createConfig(rules))}\n`]]),
  next: () => 'npx swa deploy ./public --env production',
};

/** The first route that matches wins, so redirects come before headers, and later rules before earlier ones. */
function createConfig(rules: ServingRules) {
  const [first, ...others] = rules.headers;
  return {
    trailingSlash: 'always',
    globalHeaders: first?.headers ?? {},
    routes: [
      ...rules.moves.flatMap(({ from, to, anchor }) =>
        ['', '/'].map((slash) => ({
          route: encodeURI(from) + slash,
          redirect: to + anchor,
          statusCode: 301,
        })),
      ),
      ...['', '/'].map((slash) => ({
        route: `/${unnamedLanguage}${slash}`,
        redirect: '/',
        statusCode: 301,
      })),
      ...others
        .toReversed()
        .flatMap(({ match, headers }) =>
          routesOf(match, rules).map((route) => ({ route, headers })),
        ),
    ],
    responseOverrides: { 404: { rewrite: '/404.html', statusCode: 404 } },
    mimeTypes: Object.fromEntries(
      Object.entries(contentTypes).map(([extension, type]) => [`.${extension}`, type]),
    ),
  };
}

function routesOf(
  match: AddressMatch,
  { assetFolders, playgroundFolders }: ServingRules,
): readonly string[] {
  switch (match.kind) {
    case 'all':
      return [];
    case 'assets':
      return assetFolders.map((folder) => `${folder}*`);
    case 'extensions':
      return [`/*.{${match.extensions.join(',')}}`];
    case 'playground':
      return playgroundFolders.map((folder) => `${folder}*`);
  }
}
