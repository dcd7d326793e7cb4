/** Returns the list, or an empty list for any other value, which the schema reports. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
