/** Maps with at most `limit` concurrent calls, because a site has more files than a process can open. */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  map: (item: T) => Promise<R>,
  limit = 32,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) {
      results[index] = await map(item);
    }
  };
  await Promise.all(Array.from({ length: limit }, work));
  return results;
}
