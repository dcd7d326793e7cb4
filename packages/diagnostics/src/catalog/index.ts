import { apiCodes } from './api-codes';
import { commandCodes } from './command-codes';
import { contentCodes } from './content-codes';
import { dataCodes } from './data-codes';
import { demoCodes } from './demo-codes';
import { linkCodes } from './link-codes';
import { productCodes } from './product-codes';
import { siteCodes } from './site-codes';
import type { CatalogEntry } from './types';

/** The chapters of the error reference. Codes are never renumbered and never reused: readers search for them. */
export const chapters = [
  { title: 'Data: any file with a fixed form', entries: dataCodes },
  { title: 'Products and navigation', entries: productCodes },
  { title: 'Content', entries: contentCodes },
  { title: 'Demos', entries: demoCodes },
  { title: 'Links', entries: linkCodes },
  { title: 'API reference', entries: apiCodes },
  { title: 'Settings and commands', entries: commandCodes },
  { title: 'The built site', entries: siteCodes },
] as const satisfies readonly {
  readonly title: string;
  readonly entries: Readonly<Record<string, CatalogEntry>>;
}[];

type KeyOfEach<Chapter> = Chapter extends { readonly entries: infer Entries }
  ? keyof Entries
  : never;

/** Code of a diagnostic, such as `DOCS1001`. */
export type DiagnosticCode = KeyOfEach<(typeof chapters)[number]>;
