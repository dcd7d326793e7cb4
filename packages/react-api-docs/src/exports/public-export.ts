import type ts from 'typescript';
import type { ExportKind } from './classify-export';

/** A public export, with the packages that have it. */
export interface PublicExport {
  /** `Button`, or `Combobox.useFilter` for a hook of a compound component. */
  readonly name: string;
  /** The declared symbol, not an alias. */
  readonly symbol: ts.Symbol;
  readonly kind: ExportKind;
  /** Indexes into the program's packages. */
  readonly packages: readonly number[];
  /** Other names of the same declaration, sorted. */
  readonly aliases?: readonly string[];
  /** Exports that are a part of the compound component, by its name: `AccordionRoot` by `Root`. */
  readonly partAliases?: ReadonlyMap<string, readonly string[]>;
}
