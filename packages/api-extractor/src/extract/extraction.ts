import type ts from 'typescript';
import type { PublicExport } from '../exports/collect-exports';
import type { PackageProgram } from '../program/create-package-program';

/** What every step of an extraction needs to know. */
export interface Extraction extends PackageProgram {
  readonly exports: readonly PublicExport[];
  /** Slug of the document that describes a type or a component of this name. */
  slugOf(name: string): string | undefined;
  /** The plan that a declaration in a commercial package belongs to. */
  planOf(symbol: ts.Symbol): 'pro' | 'premium' | undefined;
  /** The component in whose folder a file lies. */
  ownerOf(file: string): string | undefined;
}
