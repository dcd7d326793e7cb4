export type { Alias } from './alias-schema';
export type { AcceptedProps, Part } from './component-schema';
export { apiDocumentSchema, apiDocumentVersion } from './document-schema';
export type {
  ApiDocument,
  ComponentDocument,
  HookDocument,
  InterfaceDocument,
} from './document-schema';
export type { Deprecation, Prop, Signature } from './prop-schema';
export type { CssClass, CssVariable, DataAttribute, Slot } from './styling-schema';
export type { NamedType, TypeReference, TypeText } from './type-text-schema';
