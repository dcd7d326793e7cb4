/** Formats a path inside data like code: `pages[2].children[0].newFeature`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.map(formatKey).join('').replace(/^\./, '');
}

function formatKey(key: PropertyKey): string {
  if (typeof key === 'number') return `[${key}]`;
  const name = String(key);
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}
