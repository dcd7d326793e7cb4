import type { PublicExport } from '../exports/collect-exports';
import type { Observation } from '../rendering/render-components';
import type { NameResolver } from '../named-types/resolve-name';
import type { CollectedTypes } from '../named-types/collected-types';
import type { PackageProgram } from '../program/create-package-program';

/** Data that all steps of an extraction share. */
export interface Extraction extends PackageProgram {
  readonly exports: readonly PublicExport[];
  /** CSS properties that components of MUI System accept as props. */
  readonly systemProps: ReadonlySet<string>;
  /** Names of components that are the default of a slot. */
  readonly slotDefaults: ReadonlySet<string>;
  /** What is seen of a component, if it can be rendered. */
  observationOf(name: string): Observation | undefined;
  readonly resolveName: NameResolver;
  /** Gathers the types that the rows of the document at hand name. */
  readonly types?: CollectedTypes;
  /** Slug of the document that describes a type or a component of this name. */
  slugOf(name: string): string | undefined;
  /** The component in whose folder a file lies. */
  ownerOf(file: string): string | undefined;
}
