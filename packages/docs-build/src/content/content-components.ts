import { z } from 'zod';

const nothing = z.strictObject({});

/** Components that content may use, with their props. Anything else is reported. */
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
    z
      .strictObject({
        file: z
          .string()
          .regex(
            /^[\w/-]+\.tsx$/,
            'a file below demos/, such as button/BasicButtons.tsx: letters, digits, - and _, no spaces',
          ),
        title: z.string().min(1, 'what the demo shows, in a few words'),
        // Renders the demo in a document of its own, for demos that need a viewport.
        iframe: z.literal('').optional(),
        // Keeps the static HTML until the reader turns to the demo.
        onIntent: z.literal('', 'the word onIntent alone').optional(),
        // Renders the demo without frame, toolbar and code.
        bare: z.literal('', 'the word bare alone').optional(),
        // Leaves the demo out of the server's HTML, for demos that need a browser to render.
        browserOnly: z.literal('', 'the word browserOnly alone').optional(),
        // Height of the iframe, or the height reserved before hydration.
        height: z
          .string()
          .regex(/^[1-9]\d{2,3}$/, 'a height in pixels, such as 480')
          .optional(),
      })
      .refine(({ iframe, height }) => iframe === undefined || height !== undefined, {
        path: ['height'],
        message: 'iframe and height together: <Demo … iframe height="480" />',
      })
      .refine(({ browserOnly, height }) => browserOnly === undefined || height !== undefined, {
        path: ['height'],
        message: 'browserOnly and height together: <Demo … browserOnly height="480" />',
      })
      .refine(
        ({ iframe, height, bare }) => bare === undefined || (iframe ?? height) === undefined,
        {
          path: ['bare'],
          message: 'bare without iframe and height',
        },
      )
      .refine(
        ({ iframe, bare, onIntent }) => onIntent === undefined || (iframe ?? bare) === undefined,
        {
          path: ['onIntent'],
          message: 'onIntent without iframe and bare',
        },
      ),
  ],
  ['Features', nothing],
  [
    'GeneratedTable',
    z.strictObject({
      file: z.string().regex(/^[\w-]+\.ts$/, 'a file below tables/, such as properties.ts'),
      filter: z.string().min(1, 'what the rows are, such as properties').optional(),
    }),
  ],
  [
    'Install',
    z.strictObject({
      packages: z
        .string()
        .regex(
          /^(@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(@[\w.^~-]+)?( (@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(@[\w.^~-]+)?)*$/,
          'names of npm packages with one space between them',
        ),
      dev: z.literal('', 'the word dev alone').optional(),
    }),
  ],
  ['Kbd', nothing],
  [
    'NotImported',
    z.strictObject({
      what: z.string().min(1, 'what the page had here'),
      source: z.string().min(1, 'the file and line of the original'),
    }),
  ],
  ['OfflineCopies', nothing],
  ['ProductCards', nothing],
  [
    'ProductCard',
    z.strictObject({
      href: z.string().regex(/^\/([a-z][\w-]*\/)+$/, 'the root of a product, such as /joy-ui/'),
      name: z.string().min(1, 'the name of the product'),
    }),
  ],
  ['Tab', z.strictObject({ title: z.string().min(1, 'the word on the tab') })],
  [
    'Tabs',
    z.strictObject({
      label: z.string().min(1, 'what the choice is about, in a few words'),
      group: z
        .string()
        .regex(/^[a-z][a-z\d-]*$/, 'a word in small letters: tabs of one group keep in step')
        .optional(),
    }),
  ],
]);

/** Components that are only allowed inside another one, by the name of that one. */
export const parentOf: Readonly<Record<string, string>> = {
  Tab: 'Tabs',
  ProductCard: 'ProductCards',
};

/** HTML elements without markdown syntax. */
export const plainElements: ReadonlySet<string> = new Set(['abbr', 'br', 'sub', 'sup']);
