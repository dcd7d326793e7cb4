import { assetsFolder } from 'docs-shell/lib/is-asset';
import type { Redirects } from '../site/create-redirects';
import { createHeaderRules, type HeaderRule } from './header-rules';
import { createNotFoundRules, type NotFoundRule } from './not-found-rules';
import { playgroundFolder } from './playground-policy';

/** A page that moved. */
export interface Move {
  /** Decoded, without slash at the end. */
  readonly from: string;
  /** Encoded, with a slash at the end. */
  readonly to: string;
  /** `#anchor`, encoded, or an empty text. */
  readonly anchor: string;
}

/** How a site has to be served, without the words of a host. Each target writes it in its own format. */
export interface ServingRules {
  /** The headers of all responses; later rules replace earlier ones. */
  readonly headers: readonly HeaderRule[];
  /** Folders of the documents that run code of readers: `/paint/_demos/_playground/`. */
  readonly playgroundFolders: readonly string[];
  /** Folders of files that are named by their content: `/_assets/`, `/paint/_assets/`. */
  readonly assetFolders: readonly string[];
  /** First folders of all pages, without language: `/paint`. */
  readonly roots: readonly string[];
  readonly moves: readonly Move[];
  readonly notFound: readonly NotFoundRule[];
  /** Paths that pages request even if nothing is there. They get 204 where a host can send it. */
  readonly optional: readonly string[];
}

/** The language that addresses never name. `/en/paint/` leads to `/paint/`. */
export const unnamedLanguage = 'en';

/** What the rules are made from. */
export interface ServingSource {
  /** Files of the site, from its root. */
  readonly files: Iterable<string>;
  readonly redirects: Redirects;
  readonly optional: readonly string[];
  /** Headers that depend on the settings, such as the Content-Security-Policy. */
  readonly headers: Readonly<Record<string, string>>;
  /** Origin of the site, without trailing slash. */
  readonly origin?: string;
}

/** Creates the rules of a site, or of one product. */
export function createServingRules(source: ServingSource): ServingRules {
  const { redirects, optional, headers, origin } = source;
  const files = [...source.files];
  return {
    headers: createHeaderRules(headers, origin),
    playgroundFolders: files
      .filter((file) => `/${file}`.endsWith(`${playgroundFolder}index.html`))
      .map((file) => `/${file.slice(0, -'index.html'.length)}`)
      .sort(),
    assetFolders: listAssetFolders(files),
    roots: listRoots(files),
    moves: [...redirects].map(([from, target]) => {
      const [, to = '', anchor = ''] = /^([^#]*)(.*)$/.exec(encodeURI(target)) ?? [];
      return { from: from.replace(/\/$/, ''), to, anchor };
    }),
    notFound: createNotFoundRules(files),
    optional,
  };
}

/** The folder at the root is always listed: it may get files later, from another product. */
function listAssetFolders(files: readonly string[]): readonly string[] {
  const folders = files.flatMap((file) => /^.*?\/_assets\//.exec(`/${file}`)?.[0] ?? []);
  return [...new Set([assetsFolder, ...folders])].sort();
}

/** Hosts without patterns take the default language away below each of them: see `targets/netlify.ts`. */
function listRoots(files: readonly string[]): readonly string[] {
  const pages = files.filter((file) => /\/.*\.html$/.test(file));
  const roots = new Set(pages.map((file) => `/${file.split('/')[0] ?? ''}`));
  return [...roots].filter((root) => !/^\/[a-z]{2}$/.test(root)).sort();
}
