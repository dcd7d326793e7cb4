import { isRecord } from 'docs-shell/lib/is-record';

/** Returns the value if it is a non-empty string. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Returns the elements of a list. Any other value has none. */
export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** Returns the strings of a list, or the parts of a string with commas. */
export function readTexts(value: unknown): readonly string[] {
  if (typeof value === 'string')
    return value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  return readList(value).flatMap((item) => readText(item) ?? []);
}

/** Returns the properties of an object. Any other value has none. */
export function readRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** `getting-started` → `Getting started`. */
export function titleOfSlug(slug: string): string {
  const words = slug.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
