/** Returns the messages whose keys `defaults` has. */
export function pickMessages<Key extends string>(
  defaults: Readonly<Record<Key, string>>,
  messages: Readonly<Record<Key, string>>,
): Record<Key, string> {
  const keys = Object.keys(defaults) as Key[];
  return Object.fromEntries(keys.map((key) => [key, messages[key]])) as Record<Key, string>;
}
