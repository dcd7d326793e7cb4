/** How the code of a demo is styled. Demos run with `css`, plain CSS; the others are further files of the same demo. */
export const styleVariants = ['css', 'modules', 'tailwind'] as const;
export type StyleVariant = (typeof styleVariants)[number];

/** Parses a stored choice. Anything else means plain CSS. */
export function parseStyleVariant(value: string | null | undefined): StyleVariant {
  return styleVariants.find((variant) => variant === value) ?? 'css';
}
