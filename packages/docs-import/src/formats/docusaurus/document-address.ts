/** Path of a document below the base: from its front matter, or from its folders and name. */
export function slugOf(slug: string | undefined, folder: readonly string[], name: string): string {
  if (slug?.startsWith('/')) return slug.slice(1);
  if (slug !== undefined) return [...folder, slug].join('/');
  const isIndex =
    /^(index|readme)$/i.test(name) || name.toLowerCase() === folder.at(-1)?.toLowerCase();
  return (isIndex ? folder : [...folder, name]).join('/');
}

/** `01-intro` → `intro`. Versions and dates keep their numbers. */
export function withoutNumber(segment: string): string {
  return /^\d+[-_.]\d+/.test(segment) ? segment : segment.replace(/^\d+\s*[-_.]+\s*(?=\D)/, '');
}
