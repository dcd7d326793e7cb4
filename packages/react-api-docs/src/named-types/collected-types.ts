import type ts from 'typescript';
import type { NamedType, Signature, TypeText } from '../document';

/** Collects the types that the rows of one document refer to, so that each is written out once. */
export interface CollectedTypes {
  /** Returns a collector for a part of the same document. */
  of(part: ts.Symbol): CollectedTypes;
  /** Returns all collected types by name, or undefined if there are none. */
  list(): { readonly types?: NamedType[] };
  /** Adds the targets of the names in a type. */
  link(type: TypeText, node: ts.Node | undefined): TypeText;
  /** Adds the targets of the names in a signature. */
  linkSignature(signature: Signature, node: ts.Node | undefined): Signature;
}
