const find = () => document.getElementById('d-status');

/** A word in the page's language that the layout left for the behaviours (`data-word-…` of `#d-status`). */
export function statusWord(name: 'copied' | 'copy' | 'gone'): string {
  return find()?.getAttribute(`data-word-${name}`) ?? '';
}

let clearing: ReturnType<typeof setTimeout> | undefined; // One live region, hence one timer.

/** Lets a screen reader say a message; the same message twice is said twice. */
export function announce(message: string): void {
  const status = find();
  if (status) {
    clearTimeout(clearing);
    status.textContent = status.textContent === message ? `${message}\u00a0` : message;
    clearing = setTimeout(() => {
      status.textContent = '';
    }, 3000);
  }
}
