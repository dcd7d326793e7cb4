import { z } from 'zod';
import { aliasesSchema } from './alias-schema';
import { propSchema } from './prop-schema';
import {
  cssClassSchema,
  cssVariableSchema,
  dataAttributeSchema,
  slotSchema,
} from './styling-schema';

/** Props that a component accepts and passes on, besides those in the table. */
export const acceptedPropsSchema = z.strictObject({
  kind: z
    .enum(['element', 'system'])
    .describe('Attributes of an HTML element; CSS properties as props'),
  name: z
    .string()
    .min(1)
    .describe(
      '`button`, `HTMLElement` for any element; `system props`, or the interface that declares them.',
    ),
  renderedAs: z
    .string()
    .min(1)
    .optional()
    .describe('The element that gets them, where the types name another one.'),
  href: z.url().optional(),
  count: z.number().int().positive(),
  names: z
    .array(z.string())
    .optional()
    .describe('Missing for the attributes of an element, and for the props of an interface.'),
});

const refSchema = z.strictObject({
  forwarded: z.boolean(),
  target: z.string().optional().describe('`HTMLButtonElement`, where the types tell.'),
});

/** Fields that components and parts of compound components have in common. */
export const componentShape = {
  props: z.array(propSchema).describe('Own ones first, then inherited ones; by name.'),
  accepts: z.array(acceptedPropsSchema),
  ref: refSchema,
  slots: z.array(slotSchema),
  classes: z.array(cssClassSchema),
  cssVariables: z.array(cssVariableSchema),
  dataAttributes: z.array(dataAttributeSchema),
};

/** A part of a compound component: `Dialog.Trigger`. */
export const partSchema = z.strictObject({
  name: z.string().min(1).describe('`Trigger`; written `Dialog.Trigger`.'),
  aliases: aliasesSchema,
  description: z.string().describe('Markdown, may be empty.'),
  sourceHref: z.url().optional(),
  ...componentShape,
});

/** Props that a component accepts and passes on, besides those in the table. */
export type AcceptedProps = z.infer<typeof acceptedPropsSchema>;
/** A part of a compound component. */
export type Part = z.infer<typeof partSchema>;
