import { statusId } from './contract';

const find = () => document.getElementById(statusId);

/**
 * Returns a message in the language of the page.
 * @param attribute One of the message attributes of `contract.ts`.
 */
export function readStatusMessage(attribute: `data-message-${string}`): string {
  return find()?.getAttribute(attribute) ?? '';
}

const clearAfterMs = 3000;

// One timer, because there is one live region.
let timer: ReturnType<typeof setTimeout> | undefined;

/** Makes screen readers say a message. A repeated message is said again. */
export function announce(message: string): void {
  const status = find();
  if (status) {
    clearTimeout(timer);
    status.textContent = status.textContent === message ? `${message}\u00a0` : message;
    timer = setTimeout(() => {
      status.textContent = '';
    }, clearAfterMs);
  }
}
