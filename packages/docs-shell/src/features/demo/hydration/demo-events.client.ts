import { demoAttribute } from '../contract';

/** Events of a press in their order. A pointer causes all of them, a key only the last one. */
export const pressEvents: readonly string[] = [
  'pointerdown',
  'mousedown',
  'pointerup',
  'mouseup',
  'click',
];

/** Calls back for each event with which a reader turns to a demo or its toolbar, presses something there, or uses a form. */
export function onDemoEvent(callback: (event: Event, demo: Element) => void): void {
  for (const type of ['pointerover', 'focusin', 'input', 'submit', ...pressEvents]) {
    document.addEventListener(type, (event) => {
      const demo = event.target instanceof Element && event.target.closest(`[${demoAttribute}]`);
      if (demo) callback(event, demo);
    });
  }
}
