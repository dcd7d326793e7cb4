/**
 * Returns the origins from which code loads images or data: addresses in `fetch`, `src`, `srcSet` and `url()`. Links do
 * not count. Addresses that are computed elsewhere are not found.
 */
export function listRemoteHosts(source: string): readonly string[] {
  const loads =
    /(?:\bfetch\(\s*|\bsrc(?:Set)?\s*[=:]\s*\{?\s*|\burl\(\s*)(["'`]?)(https?:\/\/[\w.-]+(?::\d+)?)/g;
  const origins = [...source.matchAll(loads)].flatMap(([, , origin]) => origin ?? []);
  return [...new Set(origins)].filter((origin) => !/\/\/(?:localhost|127\.)/.test(origin)).sort();
}
