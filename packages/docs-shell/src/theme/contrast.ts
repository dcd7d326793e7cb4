function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/**
 * Returns the relative luminance of a `#rrggbb` color as defined in WCAG 2.2.
 * @throws {Error} The color has another notation.
 */
export function relativeLuminance(hex: string): number {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  if (!match) {
    throw new Error(`Expected a color such as #1a2b3c, received ${hex}.`);
  }
  const [red = 0, green = 0, blue = 0] = match
    .slice(1)
    .map((digits) => channel(Number.parseInt(digits, 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the contrast ratio of two `#rrggbb` colors as defined in WCAG 2.2: 1 to 21.
 *
 * @throws {Error} A color has another notation.
 */
export function contrastRatio(color: string, other: string): number {
  const [darker = 0, lighter = 0] = [relativeLuminance(color), relativeLuminance(other)].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}
