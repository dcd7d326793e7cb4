import {
  demoAttribute,
  demoRootAttribute,
  hydratedAttribute,
  staleAttribute,
} from '../demo/contract';

/** A demo can only start when the code that all demos share is loaded. */
const repeatMs = 100;
const maxAttempts = 50;

/**
 * Marks demos as changed since the server rendered them, so that they are rendered again instead of hydrated, and starts those
 * that are visible, as if the reader pointed at them.
 *
 * @param isChanged receives the element around a demo that is not hydrated
 */
export function startChangedDemos(isChanged: (demo: Element) => boolean): void {
  const demos = [
    ...document.querySelectorAll(`[${demoAttribute}]:not([${hydratedAttribute}])`),
  ].filter(isChanged);
  for (const demo of demos) demo.setAttribute(staleAttribute, '');
  startVisibleDemos(demos);
}

/** Starts the demos that are visible, as if the reader pointed at them. */
export function startVisibleDemos(demos: readonly Element[]): void {
  let attempts = 0;
  const point = () => {
    const waiting = demos.filter(
      (demo) => !demo.hasAttribute(hydratedAttribute) && isVisible(demo),
    );
    for (const demo of waiting) {
      const root = demo.querySelector(`[${demoRootAttribute}]`);
      root?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
    attempts += 1;
    if (waiting.length > 0 && attempts < maxAttempts) setTimeout(point, repeatMs);
  };
  point();
}

function isVisible(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
