import { z } from 'zod';

/** Components that content may use, with their properties: everything else is a fault. */
export const contentComponents: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  [
    'Callout',
    z.strictObject({
      kind: z.enum(['info', 'success', 'warning', 'error']),
      title: z.string().min(1).optional(),
    }),
  ],
  [
    'Demo',
    z.strictObject({
      file: z
        .string()
        .regex(/^[\w/-]+\.tsx$/, 'a file below demos/, such as button/BasicButtons.tsx'),
      title: z.string().min(1, 'what the demo shows, in a few words'),
      height: z
        .string()
        .regex(/^[1-9]\d{1,3}$/, 'a height in pixels, such as 400')
        .optional(),
    }),
  ],
  ['Kbd', z.strictObject({})],
  ['ProductCards', z.strictObject({})],
  [
    'ProductCard',
    z.strictObject({
      href: z.string().regex(/^\/([a-z][\w-]*\/)+$/, 'the root of a product, such as /joy-ui/'),
      name: z.string().min(1, 'the name of the product'),
    }),
  ],
]);

/** HTML elements that markdown has no sign for. */
export const plainElements: ReadonlySet<string> = new Set(['abbr', 'br', 'sub', 'sup']);
