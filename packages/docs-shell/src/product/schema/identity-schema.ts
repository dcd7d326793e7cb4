import { z } from 'zod';

const text = z.string('a text').min(1, 'a text');
// Patterns have no flags, which JSON Schema does not support.
const hexColor = z
  .string('a hex color such as #1976d2')
  .regex(/^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, 'a hex color such as #1976d2');
const executable = /<script|<foreignobject|[\s"'/]on[a-z]+\s*=|javascript:/i;

/** Pages contain this SVG unescaped, so it must not contain scripts. */
export const inlineSvg = z
  .string('inline SVG')
  .regex(/^<svg[\s>][\s\S]*<\/svg>$/, 'inline SVG, from <svg to </svg>')
  .refine((svg) => !executable.test(svg), 'SVG without scripts and event handlers');

/** The accent color of a product in both modes. */
export const accentSchema = z.strictObject(
  { light: hexColor, dark: hexColor },
  'an object with light and dark',
);

/** Name, logo and color of a product, as its author describes it. */
export const identitySchema = z.strictObject(
  {
    id: text,
    name: text,
    metadata: text,
    tagline: text,
    logo: z
      .string('a path that begins with / or an https: URL')
      .regex(/^(https:\/\/|\/)\S+$/, 'a path that begins with / or an https: URL')
      .exactOptional(),
    logoSvg: inlineSvg,
    wordmarkSvg: inlineSvg.exactOptional(),
    accent: accentSchema,
  },
  'an object with id, name, metadata, tagline, logoSvg and accent',
);
