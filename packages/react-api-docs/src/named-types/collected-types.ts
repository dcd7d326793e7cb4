import type ts from 'typescript';
import type { NamedType, Signature, TypeText } from '../document';

/** Gathers the types that the rows of one document name, so that each is written out once. */
export interface CollectedTypes {
  /** Returns a collector for a part of the same document. */
  of(part: ts.Symbol): CollectedTypes;
  /** Returns all types that were named, by name, or nothing if there are none. */
  list(): { readonly types?: NamedType[] };
  /** Adds where the names of a type lead. */
  link(type: TypeText, place: ts.Node | undefined): TypeText;
  /** Adds where the names of a signature lead. */
  linkSignature(signature: Signature, place: ts.Node | undefined): Signature;
}
