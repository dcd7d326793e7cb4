import { z } from 'zod';

/** Increased if a reader of the previous version could misread a ledger. New optional fields do not increase it. */
export const ledgerVersion = 1;

/** What an entry of the ledger is about. The first three are exports of the package. */
export const factKinds = [
  'component',
  'hook',
  'interface',
  'part',
  'prop',
  'slot',
  'class',
  'variable',
  'attribute',
  'function',
  'parameter',
  'return',
  'member',
] as const;

const placeShape = {
  of: z.string().min(1).describe('Name of the document: `Button`.'),
  part: z.string().min(1).optional().describe('`Root`, of a compound component.'),
  kind: z.enum(factKinds),
  name: z.string().min(1).describe('Of an export, the same as `of`.'),
  internal: z
    .literal(true)
    .optional()
    .describe('An export that the package does not describe, or a row of it.'),
};

const change = <Name extends string, Shape extends z.core.$ZodLooseShape>(
  name: Name,
  shape: Shape,
) => z.strictObject({ ...placeShape, change: z.literal(name), ...shape });

const advice = z.string().optional().describe('What the package says to use instead; Markdown.');

const accepted = z
  .literal(true)
  .optional()
  .describe('Both versions have it. Only the list of rows changed.');

/** One change of an API between two versions. */
export const changeSchema = z.discriminatedUnion('change', [
  change('added', { accepted }),
  change('removed', { advice, accepted }),
  change('renamed', { from: z.string().min(1).describe('Earlier `name`.') }),
  change('deprecated', { advice }),
  change('undeprecated', {}),
  change('required', {}),
  change('optional', {}),
  change('default', { before: z.string(), after: z.string() }),
  change('type', {
    before: z.string(),
    after: z.string(),
    effect: z
      .enum(['wider', 'narrower', 'other'])
      .optional()
      .describe('Which type is assignable to the other; missing if that was not compared.'),
  }),
  change('className', { before: z.string(), after: z.string() }),
  change('plan', { before: z.string(), after: z.string() }),
]);

const releaseSchema = z.strictObject({
  version: z.string().min(1).describe('The first version with the changes.'),
  after: z.string().min(1).describe('The version that it was compared with.'),
  packages: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .describe('The packages that have the version, if others of the product lack it.'),
  changes: z.array(changeSchema).min(1),
});

const namesSchema = z.record(z.string(), z.array(z.string())).describe('Names by `kind`.');

/** The history of the API of a product, from the published types of its packages. */
export const ledgerSchema = z.strictObject({
  schemaVersion: z.literal(ledgerVersion),
  packages: z.array(z.string().min(1)).min(1),
  oldest: z.string().min(1).describe('The first version that was read.'),
  newest: z.string().min(1).describe('The last version that was read.'),
  codemods: z
    .strictObject({ packageName: z.string().min(1), names: z.array(z.string().min(1)) })
    .optional()
    .describe('Programs that change code for a new version, from a package of their own.'),
  releases: z.array(releaseSchema).describe('Oldest first. Versions without changes are left out.'),
  baseline: z
    .record(z.string(), namesSchema)
    .describe('All names of the oldest version by document, or by `Document.Part`.'),
});

/** What an entry of the ledger is about. */
export type FactKind = (typeof factKinds)[number];
/** One change of an API between two versions. */
export type ApiChange = z.infer<typeof changeSchema>;
/** The changes of one version. */
export type ApiRelease = z.infer<typeof releaseSchema>;
/** The history of the API of a product. */
export type ApiLedger = z.infer<typeof ledgerSchema>;
