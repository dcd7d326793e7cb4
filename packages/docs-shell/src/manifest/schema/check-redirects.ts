import { contentPathname, findOwner, normalizePathname } from '../../routing';
import { closestName } from './closest-name';
import { isRecord } from '../../lib/is-record';
import type { DefinitionView } from './read-definition';
import type { ManifestContext, ManifestFault } from './types';

interface PlacedRedirect {
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Reports redirects that hide a page, have the same source, point to another redirect, or lead to a missing page. Targets in
 * other products are checked with the links, against published manifests.
 */
export function checkRedirects(
  view: DefinitionView,
  context: ManifestContext,
): readonly ManifestFault[] {
  const redirects = readRedirects(view);
  return redirects.flatMap((redirect, index) => [
    ...checkSource(redirect, redirects.slice(0, index), view, context),
    ...checkTarget(redirect, redirects, view, context),
  ]);
}

function readRedirects(view: DefinitionView): readonly PlacedRedirect[] {
  return view.redirects.flatMap((redirect, index) => {
    const { from, to } = isRecord(redirect) ? redirect : {};
    // The schema already reports values that are not absolute paths.
    return typeof from === 'string' && typeof to === 'string' && from.startsWith('/')
      ? [{ path: `redirects[${index}]`, from: normalizePathname(from), to: normalizePathname(to) }]
      : [];
  });
}

function checkSource(
  { path, from }: PlacedRedirect,
  before: readonly PlacedRedirect[],
  { ownEntries, route }: DefinitionView,
  { productTable, contentSlugs }: ManifestContext,
): ManifestFault[] {
  const place = { path: `${path}.from`, pathname: from };
  const faults: ManifestFault[] = [];
  const entry = ownEntries.find(({ pathname }) => pathname === from);
  const hasFile = route !== undefined && listPages(route, contentSlugs).includes(from);
  if (entry?.needsPage || hasFile) {
    faults.push({
      ...place,
      found: `${from}, which is the page at ${entry?.path ?? 'content'}`,
      expected: 'an address that has no page any more',
      fix: 'Remove the redirect or the page.',
    });
  }
  const owner = findOwner(from, productTable)?.route;
  if (route !== undefined && owner !== undefined && owner !== route) {
    faults.push({
      ...place,
      found: `${from}, an address of ${owner.productId}`,
      expected: `an address of ${route.productId}`,
      fix: `Move the redirect to the app of ${owner.productId}.`,
    });
  }
  const earlier = before.find((other) => other.from === from);
  if (earlier) {
    faults.push({
      ...place,
      found: `${from} at ${earlier.path} and again at ${path}`,
      expected: 'each address once',
      fix: 'Remove one of the two.',
    });
  }
  return faults;
}

function checkTarget(
  { path, from, to }: PlacedRedirect,
  redirects: readonly PlacedRedirect[],
  { route }: DefinitionView,
  { productTable, contentSlugs }: ManifestContext,
): ManifestFault[] {
  const place = { path: `${path}.to`, pathname: from };
  const next = redirects.find((other) => other.from === to);
  if (next) {
    return [
      {
        ...place,
        found: `${to}, which ${next.path} sends on to ${next.to}`,
        expected: 'a page, reached in one hop',
        fix: next.to === from || next.to === to ? 'Break the loop.' : `Write to: '${next.to}'.`,
      },
    ];
  }
  if (route === undefined || findOwner(to, productTable)?.route !== route) return [];
  const pages = listPages(route, contentSlugs);
  if (pages.includes(to)) return [];
  const meant = closestName(to, pages);
  return [
    {
      ...place,
      found: `${to}, which has no page`,
      expected: 'a page that exists',
      fix:
        meant === undefined
          ? 'Correct the address, or write the page.'
          : `Did you mean '${meant}'?`,
    },
  ];
}

function listPages(
  route: NonNullable<DefinitionView['route']>,
  slugs: ManifestContext['contentSlugs'],
): readonly string[] {
  return [...slugs].map((slug) => contentPathname(slug, route));
}
