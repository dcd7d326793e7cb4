/** Tag of a release: `v1.2.0`. */
const defaultPattern = 'v{version}';

/**
 * Returns the tag of a release in the repository of a package.
 *
 * @param pattern `library.tag` of the product
 */
export function formatTag(
  { name, version }: { readonly name: string; readonly version: string },
  pattern = defaultPattern,
): string {
  return pattern.replaceAll('{package}', name).replaceAll('{version}', version);
}
