import type ts from 'typescript';
import type { PublicExport } from '../exports/public-export';
import type { Release } from './extraction-request';
import type { Observation } from '../rendering/render-components';
import type { NameResolver } from '../named-types/resolve-name';
import type { CollectedTypes } from '../named-types/collected-types';
import type { PackageProgram } from '../program/create-package-program';

/** Data that all steps of an extraction share. */
export interface Extraction extends PackageProgram {
  readonly exports: readonly PublicExport[];
  /** CSS properties that components of MUI System accept as props. */
  readonly systemProps: ReadonlySet<string>;
  /** Returns the name of the interface of a style system that declares a prop. */
  styleInterfaceOf(symbol: ts.Symbol): string | undefined;
  /** Names of components that are the default of a slot. */
  readonly slotDefaults: ReadonlySet<string>;
  /** Returns the rendered component, if it can be rendered. */
  observationOf(name: string): Observation | undefined;
  readonly resolveName: NameResolver;
  /** Returns the URL of the guide to a type. */
  guideOf(name: string): string | undefined;
  /** Collects the types that the rows of the current document refer to. */
  readonly types?: CollectedTypes;
  /** Returns the tag of a release in the repository of the packages. */
  tagOf(release: Release): string;
  /** Slug of the document that describes a type or a component of this name. */
  slugOf(name: string): string | undefined;
  /** The component whose folder contains a file. */
  ownerOf(file: string): string | undefined;
}
