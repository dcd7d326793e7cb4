import type { Diagnostic } from 'diagnostics';
import type { Product } from 'docs-shell/product';
import semver from 'semver';

interface CheckVersionMenuOptions {
  readonly products: readonly Product[];
  /** Path of `product.ts` in messages. */
  readonly productFile: string;
  /** Content of `product.ts`, in which the lines of messages are found. */
  readonly source: string;
  /** Returns all published versions of a package, in no particular order. */
  readonly versionsOf: (packageName: string) => Promise<readonly string[]>;
}

/**
 * Compares the version numbers in the version menus of an app with what is published: each must exist, and that of an
 * earlier major version must be its last release, because the site of that version documents it. Other texts, such as
 * "All versions", are ignored.
 *
 * @throws what `versionsOf` throws
 */
export async function checkVersionMenu({
  products,
  productFile,
  source,
  versionsOf,
}: CheckVersionMenuOptions): Promise<readonly Diagnostic[]> {
  const lines = source.split('\n');
  const found = await Promise.all(
    products.map(async ({ identity, library, versions }) => {
      const listed = versions.filter(
        ({ current, text }) => !current && semver.valid(text) !== null,
      );
      if (!library || listed.length === 0) return [];
      const published = await versionsOf(library.packageName);
      return listed.flatMap(({ text }) => {
        const expected = expectedVersion(text, library.version, published);
        if (expected === undefined) return [];
        const line = lines.findIndex((code) => code.includes(text)) + 1;
        return [
          {
            file: productFile,
            ...(line > 0 && { line }),
            path: `versions of ${identity.id}`,
            code: 'DOCS2030' as const,
            received: text,
            expected: `${expected} of ${library.packageName}`,
            hint: 'Write the version that the linked site documents.',
          },
        ];
      });
    }),
  );
  return found.flat();
}

/** Returns what is expected in place of a version number, or undefined if the number is right. */
function expectedVersion(
  text: string,
  installed: string,
  published: readonly string[],
): string | undefined {
  const ofMajor = published.filter(
    (version) =>
      semver.major(version) === semver.major(text) && semver.prerelease(version) === null,
  );
  const last = semver.rsort([...ofMajor])[0];
  if (last !== undefined && semver.major(text) < semver.major(installed)) {
    return semver.eq(last, text) ? undefined : `${last}, the last release of ${semver.major(text)}`;
  }
  return published.some((version) => semver.eq(version, text)) ? undefined : 'a published version';
}
