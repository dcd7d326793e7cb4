const tokenKey = 'docs-feedback-token';

/** Returns the token of this tab, which is stored until the tab is closed. */
export function readToken(): string {
  try {
    return sessionStorage.getItem(tokenKey) ?? '';
  } catch {
    return '';
  }
}

/** Stores the token, or removes it if it is empty. If storage is blocked, the token lasts until the page is left. */
export function writeToken(token: string): void {
  try {
    if (token === '') sessionStorage.removeItem(tokenKey);
    else sessionStorage.setItem(tokenKey, token);
  } catch {
    // The page keeps the token in its state.
  }
}
