import { z } from 'zod';
import { componentShape, partSchema } from './component-schema';
import { aliasesSchema } from './alias-schema';
import { deprecationSchema, propSchema, signatureSchema } from './prop-schema';
import { namedTypeSchema, typeTextSchema } from './type-text-schema';

/** Increased if a reader of the previous version could misread a document. New optional fields do not increase it. */
export const apiDocumentVersion = 1;

const linkSchema = z.strictObject({ title: z.string().min(1), href: z.string().min(1) });

const headShape = {
  schemaVersion: z.literal(apiDocumentVersion),
  name: z.string().min(1).describe('The name it is imported by.'),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .describe('Its page: `…/api/{slug}/`.'),
  aliases: aliasesSchema,
  package: z.strictObject({ name: z.string().min(1), version: z.string().min(1) }),
  imports: z.array(z.string().min(1)).describe('Import lines; the first is the one to prefer.'),
  description: z.string().describe('Markdown, may be empty.'),
  deprecation: deprecationSchema.optional(),
  plan: z.enum(['pro', 'premium']).optional(),
  isUnstable: z.boolean(),
  internal: z
    .enum(['icon', 'part'])
    .optional()
    .describe(
      'An export that the package does not describe: an icon, or a part of another component. It has a page; navigation may leave it out.',
    ),
  sourceHref: z.url().optional().describe('The file in the package’s repository, at its tag.'),
  demos: z.array(linkSchema).describe('Pages that show it, as the package names them.'),
  types: z.array(namedTypeSchema).optional().describe('Types that the rows name; by name.'),
  unresolved: z
    .array(z.strictObject({ path: z.string().min(1), reason: z.string().min(1) }))
    .describe('What the types do not tell, and why.'),
};

const componentSchema = z.strictObject({
  kind: z.literal('component'),
  ...headShape,
  themeName: z.string().optional().describe('Key in `theme.components`: `MuiButton`.'),
  inherits: z
    .strictObject({
      name: z.string().min(1),
      slug: z.string().optional().describe('The document of the same package.'),
      href: z.url().optional().describe('Where it is documented, if not there.'),
    })
    .optional(),
  ...componentShape,
  parts: z
    .array(partSchema)
    .describe(
      'Of a compound component, whose own props are then empty; in the order of the anatomy.',
    ),
  functions: z
    .array(propSchema)
    .min(1)
    .optional()
    .describe('Functions and classes of a compound component: `createHandle`; by name.'),
  anatomy: z
    .string()
    .min(1)
    .optional()
    .describe('JSX that puts the parts together, where the package has it.'),
});

const interfaceSchema = z.strictObject({
  kind: z.literal('interface'),
  ...headShape,
  definition: typeTextSchema.optional().describe('Of an alias that is no object type.'),
  members: z.array(propSchema),
});

const hookSchema = z.strictObject({
  kind: z.literal('hook'),
  ...headShape,
  signatures: z.array(signatureSchema).min(1),
  parameters: z.array(propSchema).describe('Members of its parameter, if that is an object.'),
  returned: z.array(propSchema).describe('Members of what it returns, if that is an object.'),
});

/** One page of the API reference: a component, an interface or a hook of an npm package. */
export const apiDocumentSchema = z.discriminatedUnion('kind', [
  componentSchema,
  interfaceSchema,
  hookSchema,
]);

/** One page of the API reference. */
export type ApiDocument = z.infer<typeof apiDocumentSchema>;
/** The API of a component, compound or not. */
export type ComponentDocument = z.infer<typeof componentSchema>;
/** The API of an interface or of another type. */
export type InterfaceDocument = z.infer<typeof interfaceSchema>;
/** The API of a hook. */
export type HookDocument = z.infer<typeof hookSchema>;
