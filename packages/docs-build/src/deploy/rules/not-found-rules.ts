/** The 404 page of a folder. */
export interface NotFoundRule {
  /** `/paint`; empty for the root. */
  readonly folder: string;
  /** Language of the page, if its address has one in front: `zh`. */
  readonly language?: string;
  /** `/zh/paint/404.html` */
  readonly page: string;
}

/**
 * Returns the 404 pages of a site, that of the deepest folder first. A page in the language of the address comes before
 * the one without language, which is for all other languages too.
 *
 * @param files paths from the site's root
 */
export function createNotFoundRules(files: Iterable<string>): readonly NotFoundRule[] {
  const pages = [...files].filter((file) => /(^|\/)404\.html$/.test(file)).sort();
  return pages
    .map((file): NotFoundRule => {
      const parts = file.split('/').slice(0, -1);
      const isTranslated = /^[a-z]{2}$/.test(parts[0] ?? '');
      const folder = (isTranslated ? parts.slice(1) : parts).map((part) => `/${part}`).join('');
      return {
        folder,
        ...(isTranslated && parts[0] !== undefined && { language: parts[0] }),
        page: `/${file}`,
      };
    })
    .toSorted(
      (a, b) =>
        depth(b) - depth(a) || Number(b.language !== undefined) - Number(a.language !== undefined),
    );
}

/**
 * Returns the 404 page of each folder as the browser sees it, for hosts that know no patterns: the page without language
 * is listed for each language of the site that has none of its own there.
 */
export function listNotFoundFolders(
  rules: readonly NotFoundRule[],
): readonly { readonly folder: string; readonly page: string }[] {
  const languages = [...new Set(rules.flatMap(({ language }) => language ?? []))].sort();
  const listed = new Map<string, string>();
  for (const { folder, language, page } of rules) {
    const folders =
      language === undefined
        ? [...languages.map((other) => `/${other}${folder}`), folder]
        : [`/${language}${folder}`];
    for (const name of folders) if (!listed.has(name)) listed.set(name, page);
  }
  return [...listed]
    .map(([folder, page]) => ({ folder, page }))
    .toSorted((a, b) => b.folder.split('/').length - a.folder.split('/').length);
}

function depth({ folder }: NotFoundRule): number {
  return folder.split('/').length;
}
