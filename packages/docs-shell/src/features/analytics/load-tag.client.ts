/** Where Google's tag is loaded from; the Content-Security-Policy allows it once an id is configured. */
const tagAddress = 'https://www.googletagmanager.com/gtag/js';

/** Makes the global tag function, which keeps calls until the script takes them (SPEC AN-1). */
export function createTag(): (...call: readonly unknown[]) => void {
  const global = globalThis as { dataLayer?: unknown[]; gtag?: (...call: unknown[]) => void };
  const queue = (global.dataLayer ??= []);
  global.gtag ??= function gtag() {
    // The script knows calls by their `arguments` object; an array would be something else.
    // eslint-disable-next-line prefer-rest-params
    queue.push(arguments);
  };
  return (...call) => {
    try {
      global.gtag?.(...call);
    } catch {
      // Somebody else's script never disturbs the page (SPEC AN-5).
    }
  };
}

/** Loads the script. One that is blocked stays away without a word. */
export function loadTag(id: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `${tagAddress}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
