export { defineProduct } from './define-product';
export { manifestFileName, publishedSchemaVersion } from './published';
export type { PublishedManifest, PublishedPage } from './published';
export type {
  Accent,
  PageEntry,
  Plan,
  Product,
  ProductDefinition,
  ProductIdentity,
  Redirect,
  Version,
  VersionInput,
} from './types';
