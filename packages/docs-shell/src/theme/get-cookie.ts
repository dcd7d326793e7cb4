/**
 * Returns the value of a cookie, or `undefined` if it does not exist.
 * @throws {Error} The function runs on the server, where there are no cookies of a reader.
 */
export function getCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error('docs-shell: getCookie: reading cookies is not supported on the server.');
  }
  const pair = readCookies()
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return pair === undefined ? undefined : decode(pair.slice(name.length + 1));
}

/** A sandboxed document has no cookies: reading them throws. */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Returns the value unchanged if it has an invalid escape sequence. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
