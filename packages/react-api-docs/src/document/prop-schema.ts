import { z } from 'zod';
import { typeTextSchema } from './type-text-schema';

/** Deprecation, with what to use instead. */
export const deprecationSchema = z.strictObject({
  advice: z.string().describe('Markdown; empty when the package gives none.'),
});

const parameterSchema = z.strictObject({
  name: z.string().min(1),
  type: typeTextSchema,
  optional: z.boolean(),
  description: z.string().describe('Markdown, may be empty.'),
});

/** How a function is called. */
export const signatureSchema = z.strictObject({
  parameters: z.array(parameterSchema),
  returns: z.strictObject({
    type: typeTextSchema,
    description: z.string().describe('Markdown, may be empty.'),
  }),
});

/** A prop of a component, a member of an interface, or an option of a hook. */
export const propSchema = z.strictObject({
  name: z.string().min(1),
  type: typeTextSchema,
  required: z.boolean(),
  default: z.string().optional().describe('Code, as the package writes it.'),
  description: z.string().describe('Markdown, may be empty.'),
  deprecation: deprecationSchema.optional(),
  extensible: z
    .string()
    .min(1)
    .optional()
    .describe('The interface that adds values to the union when an application augments it.'),
  signature: signatureSchema.optional().describe('Of a callback or a method.'),
  inheritedFrom: z
    .string()
    .optional()
    .describe(
      'The component or interface that declares it, or the peer dependency; missing for an own one.',
    ),
  plan: z.enum(['pro', 'premium']).optional(),
});

/** Deprecation, with what to use instead. */
export type Deprecation = z.infer<typeof deprecationSchema>;
/** How a function is called. */
export type Signature = z.infer<typeof signatureSchema>;
/** A prop of a component, a member of an interface, or an option of a hook. */
export type Prop = z.infer<typeof propSchema>;
