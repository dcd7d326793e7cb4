import { z } from 'zod';

const text = z.string('a text').min(1, 'a text');
// Patterns carry no flags: the public JSON Schema would lose them.
const hexColor = z
  .string('a hex colour such as #1976d2')
  .regex(/^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, 'a hex colour such as #1976d2');
const executable = /<script|<foreignobject|[\s"'/]on[a-z]+\s*=|javascript:/i;

/** The document holds these strings as they are, so nothing in them may run (SPEC MAN-2). */
const inlineSvg = z
  .string('inline SVG')
  .regex(/^<svg[\s>][\s\S]*<\/svg>$/, 'inline SVG, from <svg to </svg>')
  .refine((svg) => !executable.test(svg), 'SVG without scripts and event handlers');

/** The hue of a product in both modes. */
export const accentSchema = z.strictObject(
  { light: hexColor, dark: hexColor },
  'an object with light and dark',
);

/** What makes a product recognisable (SPEC MAN-2). */
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
    wordmarkSvg: inlineSvg,
    accent: accentSchema,
  },
  'an object with id, name, metadata, tagline, logoSvg, wordmarkSvg and accent',
);
