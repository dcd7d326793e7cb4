import type { Redirects, SiteFileNames } from '../deploy';

/** The contents of a site that requests resolve to. */
export interface SiteContents {
  readonly files: SiteFileNames;
  readonly redirects?: Redirects;
  /** Paths that pages request even if nothing is there. They get 204 instead of 404. */
  readonly optional?: readonly string[];
}

/** Response to a request target. */
export type ResolvedRequest =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly location: string }
  /** `file` is undefined if the site has no 404 page. */
  | { readonly kind: 'not-found'; readonly file?: string }
  /** An optional file that does not exist. */
  | { readonly kind: 'no-content' }
  | { readonly kind: 'bad-request' };

const indexFile = 'index.html';

/**
 * Resolves a request target such as `/material-ui/react-button?q=1`. The URL of a page ends with a slash and does not
 * begin with `/en/`. Other forms, and pages that have moved, redirect to it in one step and keep the query.
 */
export function resolveRequest(
  target: string,
  { files, redirects = new Map(), optional = [] }: SiteContents,
): ResolvedRequest {
  // Most requests. The name of a file needs no check.
  const page = target.slice(1) + indexFile;
  if (/^\/(.*\/)?$/.test(target) && files.has(page)) return { kind: 'file', file: page };

  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  if (!path.startsWith('/')) return { kind: 'bad-request' };
  const written = path.slice(1).split('/');
  const decoded = written.map((segment) => decode(segment) ?? segment);
  if (!decoded.every(isSafe)) return { kind: 'bad-request' };
  if (!written.every(canNameFile)) return findNotFound(decoded, files);

  const spelled = `/${decoded.join('/')}`;
  const segments = decoded.filter((segment) => segment !== '');
  const isEnglish = segments[0] === 'en';
  if (isEnglish) segments.shift();
  if (segments.at(-1) === indexFile) segments.pop();

  const name = segments.join('/');
  const pageFile = name === '' ? indexFile : `${name}/${indexFile}`;
  if (files.has(pageFile)) {
    const pathname = toPathname(segments);
    return spelled === decodeURIComponent(pathname)
      ? { kind: 'file', file: pageFile }
      : { kind: 'redirect', location: pathname + query };
  }
  const moved = redirects.get(`/${name}/`);
  if (moved !== undefined) {
    const [, place = '', anchor = ''] = /^([^#]*)(.*)$/.exec(moved) ?? [];
    return { kind: 'redirect', location: encodeURI(place) + query + encodeURI(anchor) };
  }
  if (isEnglish) return { kind: 'redirect', location: toPathname(segments, path) + query };
  if (files.has(name) && spelled === `/${name}`) {
    return /(^|\/)404\.html$/.test(name)
      ? { kind: 'not-found', file: name }
      : { kind: 'file', file: name };
  }
  if (optional.includes(spelled)) return { kind: 'no-content' };
  return findNotFound(segments, files);
}

function findNotFound(segments: readonly string[], files: SiteFileNames): ResolvedRequest {
  const file = findNotFoundPage(
    segments.filter((segment) => segment !== ''),
    files,
  );
  return { kind: 'not-found', ...(file !== undefined && { file }) };
}

/** Returns undefined for a segment with a malformed escape. */
function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Returns whether a decoded segment stays inside the site. */
function isSafe(segment: string): boolean {
  return !/[\\\0]|(^|\/)\.\.?(\/|$)/.test(segment);
}

/** Returns whether a segment can name a file or folder: it has no malformed escape and no escaped slash. */
function canNameFile(segment: string): boolean {
  return decode(segment)?.includes('/') === false;
}

/** Returns a path with exactly one leading slash, because two would refer to another host. */
function toPathname(segments: readonly string[], like = '/'): string {
  const path = segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
  return like.endsWith('/') ? `${path}/` : path || '/';
}

/**
 * Returns the 404 page for a URL: that of the nearest product up the path, in the language of the URL if it exists, or
 * that of the site's root.
 *
 * @param segments of the path, decoded
 */
function findNotFoundPage(segments: readonly string[], files: SiteFileNames): string | undefined {
  const [first = '', ...rest] = segments;
  const isTranslated = /^[a-z]{2}$/.test(first);
  const inner = isTranslated ? rest : segments;
  for (let length = inner.length; length >= 0; length -= 1) {
    const folder = inner.slice(0, length);
    const candidates = isTranslated ? [[first, ...folder], folder] : [folder];
    const names = candidates.map((candidate) => [...candidate, '404.html'].join('/'));
    const found = names.find((name) => files.has(name));
    if (found !== undefined) return found;
  }
  return undefined;
}
