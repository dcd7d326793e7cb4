/**
 * Returns whether the main pointer of the device can point at a demo without touching it, as a mouse can. Without that,
 * the first sign of intent is the tap itself. If its code had to load first, the click would be repeated by script, and
 * Safari does not let such a click copy a link.
 */
export const canHover = (): boolean => !matchMedia('(hover: none)').matches;
