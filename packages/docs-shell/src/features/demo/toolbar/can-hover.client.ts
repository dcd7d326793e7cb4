/**
 * Returns whether the main pointer of the device can point at a demo without touching it, as a mouse can. Otherwise the
 * first sign of intent is a tap, which comes too late to load code: a click that is repeated later is not the reader's
 * for Safari, whose clipboard then refuses the link to a demo.
 */
export const canHover = (): boolean => !matchMedia('(hover: none)').matches;
