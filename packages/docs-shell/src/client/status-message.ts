import { statusId, visuallyHiddenClass } from './contract';

const find = () => document.getElementById(statusId);

/**
 * Returns a message in the language of the page.
 * @param attribute One of the message attributes of `contract.ts`.
 */
export function readStatusMessage(attribute: `data-message-${string}`): string {
  return find()?.getAttribute(attribute) ?? '';
}

const clearAfterMs = 3000;
const clearFailureAfterMs = 8000;

// One timer, because there is one live region.
let timer: ReturnType<typeof setTimeout> | undefined;

/** Makes screen readers say a message. A repeated message is said again. */
export function announce(message: string): void {
  say(message, false);
}

/** Shows a message about something that failed, and makes screen readers say it. */
export function announceFailure(message: string): void {
  say(message, true);
}

function say(message: string, isShown: boolean): void {
  const status = find();
  if (!status) {
    return;
  }
  const update = (text: string, shown: boolean) => {
    status.textContent = text;
    status.classList.toggle(visuallyHiddenClass, !shown);
  };
  clearTimeout(timer);
  update(status.textContent === message ? `${message}\u00a0` : message, isShown);
  timer = setTimeout(() => update('', false), isShown ? clearFailureAfterMs : clearAfterMs);
}
