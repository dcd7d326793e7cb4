/** Returns the value of a key in a map. A missing value is created and stored. */
export function getOrCreate<T>(map: Map<string, T>, key: string, create: () => T): T {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}
