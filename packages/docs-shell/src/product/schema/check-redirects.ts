import { contentPathname, findOwner, normalizePathname } from '../../routing';
import { closestName } from 'diagnostics';
import { isRecord } from '../../lib/is-record';
import type { DefinitionView } from './read-definition';
import type { DefinitionContext, DefinitionDiagnostic } from './types';

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
  context: DefinitionContext,
): readonly DefinitionDiagnostic[] {
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
  { productTable, contentSlugs }: DefinitionContext,
): DefinitionDiagnostic[] {
  const place = { path: `${path}.from` };
  const diagnostics: DefinitionDiagnostic[] = [];
  const entry = ownEntries.find(({ pathname }) => pathname === from);
  const hasFile = route !== undefined && listPages(route, contentSlugs).includes(from);
  if (entry?.needsPage || hasFile) {
    diagnostics.push({
      ...place,
      code: 'DOCS2010',
      received: `${from}, which is the page at ${entry?.path ?? 'content'}`,
      expected: 'an address without a page',
      hint: 'Remove the redirect or the page.',
    });
  }
  const owner = findOwner(from, productTable)?.route;
  if (route !== undefined && owner !== undefined && owner !== route) {
    diagnostics.push({
      ...place,
      code: 'DOCS2011',
      received: `${from}, an address of ${owner.productId}`,
      expected: `an address of ${route.productId}`,
      hint: `Move the redirect to the app of ${owner.productId}.`,
    });
  }
  const earlier = before.find((other) => other.from === from);
  if (earlier) {
    diagnostics.push({
      ...place,
      code: 'DOCS2012',
      received: `${from} at ${earlier.path} and again at ${path}`,
      expected: 'each address once',
      hint: 'Remove one of the two.',
    });
  }
  return diagnostics;
}

function checkTarget(
  { path, from, to }: PlacedRedirect,
  redirects: readonly PlacedRedirect[],
  { route }: DefinitionView,
  { productTable, contentSlugs }: DefinitionContext,
): DefinitionDiagnostic[] {
  const place = { path: `${path}.to` };
  const next = redirects.find((other) => other.from === to);
  if (next) {
    return [
      {
        ...place,
        code: 'DOCS2013',
        received: `${to}, which ${next.path} sends on to ${next.to}`,
        expected: 'a page, not another redirect',
        hint: next.to === from || next.to === to ? 'Break the loop.' : `Write to: '${next.to}'.`,
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
      code: 'DOCS2014',
      received: `${to}, which has no page`,
      expected: 'a page that exists',
      hint:
        meant === undefined
          ? 'Correct the address, or write the page.'
          : `Did you mean '${meant}'?`,
    },
  ];
}

function listPages(
  route: NonNullable<DefinitionView['route']>,
  slugs: DefinitionContext['contentSlugs'],
): readonly string[] {
  return [...slugs].map((slug) => contentPathname(slug, route));
}
