const tokenKey = 'docs-feedback-token';

/** The token of this tab, kept until it is closed. */
export function readToken(): string {
  try {
    return sessionStorage.getItem(tokenKey) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the token, or forgets it when it is empty. Where nothing can be kept, it is asked for again. */
export function writeToken(token: string): void {
  try {
    if (token === '') sessionStorage.removeItem(tokenKey);
    else sessionStorage.setItem(tokenKey, token);
  } catch {
    // It stays in the page.
  }
}
