export { defineProduct } from './define-product';
export { iconNames } from './icon-names';
export type { IconName } from './icon-names';
export { publishedSchemaVersion } from './published';
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
