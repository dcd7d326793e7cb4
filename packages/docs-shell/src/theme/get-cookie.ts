/**
 * Value of a cookie, or undefined without it. Throws on the server, where there is no reader whose
 * cookies could be meant (SPEC FB-4).
 */
export function getCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error('docs-shell: getCookie: reading cookies is not supported on the server.');
  }
  const pair = document.cookie
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return pair === undefined ? undefined : decode(pair.slice(name.length + 1));
}

/** A value that others wrote may hold a stray `%`. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
