/** URL of Google's tag. The Content-Security-Policy allows it if the site has a measurement id. */
const tagUrl = 'https://www.googletagmanager.com/gtag/js';

/** Creates the global tag function, which queues calls until the script is loaded. */
export function createTag(): (...call: readonly unknown[]) => void {
  const global = globalThis as { dataLayer?: unknown[]; gtag?: (...call: unknown[]) => void };
  const queue = (global.dataLayer ??= []);
  global.gtag ??= function gtag() {
    // The script requires an `arguments` object; it ignores arrays.
    // eslint-disable-next-line prefer-rest-params
    queue.push(arguments);
  };
  return (...call) => {
    try {
      global.gtag?.(...call);
    } catch {
      // An error in a third-party script must not break the page.
    }
  };
}

/** Loads the script. If it is blocked, nothing is sent. */
export function loadTag(id: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `${tagUrl}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
