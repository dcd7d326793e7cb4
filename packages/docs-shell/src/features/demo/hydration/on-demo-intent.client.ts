import { demoAttribute } from '../contract';

/** What the reader did before the code of demos was loaded. */
export interface EarlyIntent {
  /** The element around the demo that the reader turned to. */
  demo?: Element;
  /** The element that was clicked last: a tap can come before the code. */
  clicked?: Element;
}

/** Calls back once, when the reader points at a demo, touches it or focuses it, and records what the reader does. */
export function onDemoIntent(callback: () => void, early: EarlyIntent = {}): void {
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, ({ target }) => {
      const demo = target instanceof Element && target.closest(`[${demoAttribute}]`);
      if (demo) {
        if (type === 'click') {
          early.clicked = target;
        }
        if (!early.demo) {
          early.demo = demo;
          callback();
        }
      }
    });
  }
}
