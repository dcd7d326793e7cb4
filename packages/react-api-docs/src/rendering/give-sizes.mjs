/**
 * Gives all elements of a document the same size. Without a layout every element has the size 0, and libraries and axe take it
 * for one that is not displayed.
 *
 * @param {Pick<typeof globalThis, 'Element'>} window
 */
export function giveSizes({ Element }) {
  const size = { x: 8, y: 8, left: 8, top: 8, width: 240, height: 40, right: 248, bottom: 48 };
  Element.prototype.getBoundingClientRect = () => ({ ...size, toJSON: () => size });
}
