import { isRecord } from 'docs-shell/lib/is-record';

/** Returns a text that is not empty. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Returns the elements of a list, or none. */
export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** Returns texts: of a list, or of a text with commas between them. */
export function readTexts(value: unknown): readonly string[] {
  if (typeof value === 'string')
    return value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  return readList(value).flatMap((item) => readText(item) ?? []);
}

/** Returns the properties of an object, or none. */
export function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** `getting-started` → `Getting started`. */
export function titleOfSlug(slug: string): string {
  const words = slug.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
