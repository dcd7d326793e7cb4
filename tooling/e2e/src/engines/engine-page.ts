import { expect } from '@playwright/test';

/** The actions of the journeys in a browser. Each client of a browser implements them. */
export interface EnginePage {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Clicks in the middle of the element, after it was scrolled into view. */
  click(selector: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses one key, with Control if wanted. */
  press(key: EngineKey, modifier?: 'Control'): Promise<void>;
  /** Runs a function in the page. The function and its argument are serialized. */
  evaluate<Result, Argument>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Returns the text of a frame with any origin. */
  readFrame(selector: string): Promise<string>;
  close(): Promise<void>;
}

export type EngineKey = 'ArrowDown' | 'Enter' | 'Escape' | 'a' | 'k';

/** Returns the rendered text of the first element, or nothing without one. */
export function readText(page: EnginePage, selector: string): Promise<string | undefined> {
  return page.evaluate(
    (css) => document.querySelector<HTMLElement>(css)?.innerText.trim(),
    selector,
  );
}

/** Returns whether an element has a box and is not hidden by a style. */
export function isVisible(page: EnginePage, selector: string): Promise<boolean> {
  return page.evaluate((css) => {
    const element = document.querySelector(css);
    if (!element) return false;
    const { height, width } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  }, selector);
}

/** Waits for an element and for its visibility. */
export async function expectVisible(page: EnginePage, selector: string, visible = true) {
  await expect.poll(() => isVisible(page, selector), { message: selector }).toBe(visible);
}

/** Waits until the first element with a selector contains a text. */
export async function expectText(page: EnginePage, selector: string, text: string) {
  await expect.poll(() => readText(page, selector), { message: selector }).toContain(text);
}

/** Waits until the page has an address, its hash included. */
export async function expectPath(page: EnginePage, path: string) {
  await expect
    .poll(() => page.evaluate(() => location.pathname + location.hash, undefined))
    .toBe(path);
}
