import { listPageSettings } from '../../client/page-settings';

/**
 * Hands the settings of the page on to the documents of single demos. They read them from storage too; this holds
 * also where nothing can be stored.
 */
export function serveDemoWindows(): void {
  const windows = [...document.querySelectorAll<HTMLIFrameElement>('.d-demo-window')];
  const handOn = () => {
    for (const { contentDocument } of windows) {
      for (const [name, value] of Object.entries(listPageSettings())) {
        setAttribute(contentDocument?.documentElement, name, value);
      }
    }
  };
  for (const element of windows) {
    element.addEventListener('load', handOn);
  }
  if (windows.length > 0) {
    new MutationObserver(handOn).observe(document.documentElement, { attributes: true });
    handOn();
  }
}

/** Observers are told of values that are set anew, hence the comparison. */
function setAttribute(element: Element | undefined, name: string, value: string): void {
  if (element && element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}
