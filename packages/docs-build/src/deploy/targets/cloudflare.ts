import { unnamedLanguage, type ServingRules } from '../rules/serving-rules';
import { listHeaderBlocks } from './header-blocks';
import type { DeployTarget, Measured } from './types';

const linesOf = (measured: Measured, file: string) =>
  (measured.configTexts.get(`public/${file}`) ?? '').split('\n').filter((line) => line !== '');
const longest = (lines: readonly string[]) => Math.max(0, ...lines.map((line) => line.length));
const isDynamic = (line: string) => /[*:]/.test(line.split(' ')[0] ?? '');

/** Cloudflare Workers with static assets and no code. */
export const cloudflare: DeployTarget = {
  title: 'Cloudflare Workers',
  publicFolder: 'public',
  isCompressed: false,
  cannot: [
    'Missing manifests and search indexes have status 404 instead of 204, which browsers report on the console.',
    'An address with /en that moved leads to its page in two steps. Other addresses with /en that have no product are missing.',
    'Pages are sent with another redirect status (307) if only the slash at the end is missing.',
    'A missing file below /_assets/ has the headers of a file that exists.',
  ],
  limits: [
    {
      name: 'rules in _headers',
      max: 100,
      unit: 'rules',
      measure: (measured) =>
        linesOf(measured, '_headers').filter((line) => line.startsWith('/')).length,
      hint: 'Each product with live demos needs one rule: deploy products as Workers of their own.',
    },
    {
      name: 'length of a line in _headers',
      max: 2000,
      unit: 'characters',
      measure: (measured) => longest(linesOf(measured, '_headers')),
      hint: 'The policy names each host of a third party: remove some of them from the settings.',
    },
    {
      name: 'static redirects in _redirects',
      max: 2000,
      unit: 'rules',
      measure: (measured) =>
        linesOf(measured, '_redirects').filter((line) => !isDynamic(line)).length,
      hint: 'Each redirect of a product takes two: remove old ones, or deploy products as Workers of their own.',
    },
    {
      name: 'dynamic redirects in _redirects',
      max: 100,
      unit: 'rules',
      measure: (measured) => linesOf(measured, '_redirects').filter(isDynamic).length,
      hint: 'Each product takes one, and each redirect from an address with a colon or an asterisk.',
    },
    {
      name: 'length of a redirect in _redirects',
      max: 1000,
      unit: 'characters',
      measure: (measured) => longest(linesOf(measured, '_redirects')),
      hint: 'Shorten the address or the anchor.',
    },
    {
      name: 'files of a Worker',
      max: 20_000,
      unit: 'files',
      measure: ({ files }) => files.length,
      hint: 'Keep fewer earlier builds (--keep), or deploy products as Workers of their own.',
    },
    {
      name: 'size of a file',
      max: 25 * 1024 * 1024,
      unit: 'bytes',
      measure: ({ files }) => Math.max(0, ...files.map(({ bytes }) => bytes)),
      hint: 'Move the file to another host.',
    },
  ],
  configure({ rules, settings: { serverName } }) {
    const config = {
      $schema: 'node_modules/wrangler/config-schema.json',
      name: 'docs',
      compatibility_date: '2026-01-01',
      assets: {
        directory: './public',
        html_handling: 'force-trailing-slash',
        not_found_handling: '404-page',
      },
      ...(serverName !== undefined && {
        routes: [{ pattern: serverName, custom_domain: true }],
      }),
    };
    return new Map([
      ['public/_headers', writeHeaders(rules)],
      ['public/_redirects', writeRedirects(rules)],
      ['wrangler.jsonc', `${JSON.stringify(config, null, 2)}\n`],
    ]);
  },
  next: () => 'npx wrangler deploy',
};

/** Cloudflare joins the values of all rules that match, unless a later one removes the header first. */
function writeHeaders(rules: ServingRules): string {
  const known = new Set<string>();
  return listHeaderBlocks(rules)
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).flatMap(([name, value]) => [
        ...(known.has(name) ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]);
      for (const name of Object.keys(headers)) known.add(name);
      return [path, ...lines, ''].join('\n');
    })
    .join('\n');
}

/** Static lines come first. They match the address as it is, so each has a form with a slash and one without. */
function writeRedirects({ moves, roots }: ServingRules): string {
  return [
    ...moves.flatMap(({ from, to, anchor }) => {
      const address = encodeURI(from);
      return [`${address} ${to}${anchor} 308`, `${address}/ ${to}${anchor} 308`];
    }),
    `/${unnamedLanguage} / 308`,
    `/${unnamedLanguage}/ / 308`,
    // Without the folder in front, /en//example.com could lead to another site.
    ...roots.map((root) => `/${unnamedLanguage}${root}/* ${root}/:splat 308`),
    '',
  ].join('\n');
}
