import { z } from 'zod';
import { deprecationSchema } from './prop-schema';

/** An element inside a component that can be replaced. */
export const slotSchema = z.strictObject({
  name: z.string().min(1),
  description: z.string().describe('Markdown, may be empty.'),
  default: z.string().optional().describe("An element (`'div'`) or a component, as code."),
  className: z.string().optional().describe('Without the dot: `MuiAlert-icon`.'),
  deprecation: deprecationSchema.optional(),
});

/** A class name that a component sets. */
export const cssClassSchema = z.strictObject({
  key: z.string().min(1).describe('Key in `classes` and in the object of classes.'),
  className: z.string().min(1).describe('Without the dot: `MuiButton-root`, `Mui-disabled`.'),
  description: z.string().describe('Markdown, may be empty.'),
  isGlobalState: z.boolean().describe('A state that all components share, such as `Mui-disabled`.'),
  deprecation: deprecationSchema.optional(),
});

/** A CSS variable that a component sets. */
export const cssVariableSchema = z.strictObject({
  name: z.string().startsWith('--'),
  type: z.string().optional().describe('`number`, `string`, …, where the package says it.'),
  description: z.string().describe('Markdown, may be empty.'),
});

/** A data attribute that a component sets. */
export const dataAttributeSchema = z.strictObject({
  name: z.string().startsWith('data-'),
  type: z.string().optional().describe('Its values, where the package says them.'),
  description: z.string().describe('Markdown, may be empty.'),
});

/** An element inside a component that can be replaced. */
export type Slot = z.infer<typeof slotSchema>;
/** A class name that a component sets. */
export type CssClass = z.infer<typeof cssClassSchema>;
/** A CSS variable that a component sets. */
export type CssVariable = z.infer<typeof cssVariableSchema>;
/** A data attribute that a component sets. */
export type DataAttribute = z.infer<typeof dataAttributeSchema>;
