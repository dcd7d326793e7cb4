export { defineProduct } from './define-product';
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
