import type ts from 'typescript';
import type { PublicExport } from '../exports/collect-exports';
import type { PackageProgram } from '../program/create-package-program';

/** What every step of an extraction needs to know. */
export interface Extraction extends PackageProgram {
  readonly exports: readonly PublicExport[];
  /** CSS properties that components of MUI System take as props. */
  readonly systemProps: ReadonlySet<string>;
  /** Names of what slots hold unless they are replaced. */
  readonly slotDefaults: ReadonlySet<string>;
  /** Slug of the document that describes a type or a component of this name. */
  slugOf(name: string): string | undefined;
  /** The plan that a declaration in a commercial package belongs to. */
  planOf(symbol: ts.Symbol): 'pro' | 'premium' | undefined;
  /** The component in whose folder a file lies. */
  ownerOf(file: string): string | undefined;
}
