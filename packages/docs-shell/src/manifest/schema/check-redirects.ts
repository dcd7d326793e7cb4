import { normalizePathname } from '../../routing';
import { isRecord } from './is-record';
import type { DefinitionView } from './read-definition';
import type { ManifestFault } from './types';

/** Redirects of one product that hide a page, contradict each other, or need a second hop (SPEC RT-5). */
export function checkRedirects(view: DefinitionView): readonly ManifestFault[] {
  const redirects = view.redirects.flatMap((redirect, index) => {
    const { from, to } = isRecord(redirect) ? redirect : {};
    return typeof from === 'string' && typeof to === 'string'
      ? [{ path: `redirects[${index}]`, from: normalizePathname(from), to: normalizePathname(to) }]
      : [];
  });
  const pages = new Map(view.ownEntries.map((entry) => [entry.pathname, entry]));
  return redirects.flatMap(({ path, from, to }, index) => {
    const earlier = redirects.slice(0, index).find((other) => other.from === from);
    const next = redirects.find((other) => other.from === to);
    const page = pages.get(from);
    const faults: ManifestFault[] = [];
    if (page?.needsPage) {
      faults.push({
        path: `${path}.from`,
        pathname: from,
        found: `${from}, which is the page at ${page.path}`,
        expected: 'an address that has no page any more',
        fix: 'Remove the redirect or the page.',
      });
    }
    if (earlier) {
      faults.push({
        path: `${path}.from`,
        pathname: from,
        found: `${from} at ${earlier.path} and again at ${path}`,
        expected: 'each address once',
        fix: 'Remove one of the two.',
      });
    }
    if (next) {
      faults.push({
        path: `${path}.to`,
        pathname: from,
        found: `${to}, which ${next.path} sends on to ${next.to}`,
        expected: 'a page, reached in one hop',
        fix: next.to === from || next.to === to ? 'Break the loop.' : `Write to: '${next.to}'.`,
      });
    }
    return faults;
  });
}
