import { demoAttribute, onIntentAttribute } from '../contract';

/** What the reader did before the code of demos was loaded. */
export interface EarlyIntent {
  /** The element around the demo that the reader turned to. */
  demo?: Element;
  /** The element that was clicked last: a tap can come before the code. */
  clicked?: Element;
}

/**
 * Calls back once. If all demos of the page wait for intent, it is when the reader points at one of them, touches it or
 * focuses it, otherwise at once.
 */
export function onDemoIntent(callback: (early: EarlyIntent) => void): void {
  const early: EarlyIntent = {};
  if (document.querySelector(`[${demoAttribute}]:not([${onIntentAttribute}])`)) {
    callback(early);
    return;
  }
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, ({ target }) => {
      const demo = target instanceof Element && target.closest(`[${demoAttribute}]`);
      if (demo) {
        if (type === 'click') {
          early.clicked = target;
        }
        if (!early.demo) {
          early.demo = demo;
          callback(early);
        }
      }
    });
  }
}
