import { listPageSettings } from '../../../client/page-settings';
import { demoIframeClass } from '../contract';

/**
 * Copies the page's settings to the iframes of demos. Their documents read settings from storage too; this also works
 * when the browser blocks storage.
 */
export function syncDemoIframes(): void {
  const iframes = [...document.querySelectorAll<HTMLIFrameElement>(`.${demoIframeClass}`)];
  const copySettings = () => {
    for (const { contentDocument } of iframes) {
      for (const [name, value] of Object.entries(listPageSettings())) {
        setAttribute(contentDocument?.documentElement, name, value);
      }
    }
  };
  for (const iframe of iframes) {
    iframe.addEventListener('load', copySettings);
  }
  if (iframes.length > 0) {
    new MutationObserver(copySettings).observe(document.documentElement, { attributes: true });
    copySettings();
  }
}

/** Writes changes only: observers also run when an attribute gets the value that it already has. */
function setAttribute(element: Element | undefined, name: string, value: string): void {
  if (element && element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}
