import { contentTypes } from 'docs-shell/lib/content-types';
import { matchPattern, escapePattern } from '../rules/address-pattern';
import { type HeaderRule } from '../rules/header-rules';
import { listNotFoundFolders } from '../rules/not-found-rules';
import { unnamedLanguage, type ServingRules } from '../rules/serving-rules';
import { addContentTypes } from './header-blocks';
import type { DeployTarget } from './types';

/** A route of Vercel's Build Output API. */
export interface VercelRoute {
  readonly src?: string;
  readonly handle?: 'error' | 'filesystem' | 'hit';
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
  readonly dest?: string;
  readonly continue?: boolean;
  /** Vercel ignores the case of letters otherwise. */
  readonly caseSensitive?: true;
}

const configFile = '.vercel/output/config.json';

/** Vercel: a finished build in the form of the Build Output API. */
export const vercel: DeployTarget = {
  title: 'Vercel',
  publicFolder: '.vercel/output/static',
  isCompressed: false,
  cannot: [
    'Missing manifests and search indexes have status 404 instead of 204, which browsers report on the console.',
    'An address with /en that moved, or that has no slash at its end, leads to its page in two steps.',
    'An address without slash at its end gets one before it is found to be missing.',
  ],
  limits: [
    {
      name: 'routes in config.json',
      max: 2048,
      unit: 'rules',
      measure: ({ configTexts }) => {
        const text = configTexts.get(configFile) ?? '{}';
        return (JSON.parse(text) as { routes?: readonly unknown[] }).routes?.length ?? 0;
      },
      hint: 'Remove old redirects, or deploy products as projects of their own.',
    },
    {
      name: 'length of an address in a route',
      max: 4096,
      unit: 'characters',
      measure: ({ rules }) =>
        Math.max(
          0,
          ...rules.moves.map(({ from, to, anchor }) =>
            Math.max(from.length, to.length + anchor.length),
          ),
        ),
      hint: 'Shorten the address or the anchor.',
    },
  ],
  configure: ({ rules }) =>
    new Map([
      [configFile, `${JSON.stringify({ version: 3, routes: createRoutes(rules) }, null, 2)}\n`],
    ]),
  next: () => 'npx vercel deploy --prebuilt --prod',
};

/** Creates the routes. Vercel follows them from top to bottom, and adds the query to the target of a redirect. */
export function createRoutes(rules: ServingRules): readonly VercelRoute[] {
  const files = Object.keys(contentTypes).join('|');
  const isForFiles = ({ match }: HeaderRule) => match.kind === 'assets';
  const headers = addContentTypes(rules.headers);
  return [
    ...headers.filter((rule) => !isForFiles(rule)).map(writeHeaders),
    ...rules.moves.map(({ from, to, anchor }) =>
      redirect(`^${escapePattern(encodeURI(from))}/?$`, to + anchor),
    ),
    // The rest never begins with a slash: `//example.com` would be another site.
    redirect(`^/${unnamedLanguage}/*$`, '/'),
    redirect(`^/${unnamedLanguage}/+([^/\\\\].*)$`, '/$1'),
    redirect('^/index\\.html$', '/'),
    redirect('^/([^/\\\\].*)/index\\.html$', '/$1/'),
    redirect(`^/((?:[^/\\\\]+/)*(?!.*\\.(?:${files})$)[^/\\\\]+)$`, '/$1/'),
    { src: '^/((?:.*/)?404\\.html)$', status: 404, dest: '/$1', caseSensitive: true },
    { handle: 'filesystem' },
    { handle: 'hit' },
    // A missing file must not be kept for a year.
    ...headers.filter(isForFiles).map(writeHeaders),
    { handle: 'error' },
    ...listNotFoundFolders(rules.notFound).map(({ folder, page }) => ({
      src: `^${escapePattern(folder)}(?:/.*)?$`,
      status: 404,
      dest: page,
      caseSensitive: true as const,
    })),
  ];
}

function redirect(src: string, location: string): VercelRoute {
  return { src, status: 308, headers: { Location: location }, caseSensitive: true };
}

function writeHeaders({ match, headers }: HeaderRule): VercelRoute {
  const pattern = matchPattern(match);
  // Vercel matches whole addresses.
  const [before, after] = [
    pattern.startsWith('^') ? '' : '^.*',
    pattern.endsWith('$') ? '' : '.*$',
  ];
  return {
    src: before + pattern + after,
    headers,
    continue: true,
    caseSensitive: true,
  };
}
