export { defineProduct } from './define-product';
export { iconFontNames, iconFontText } from './icon-font-names';
export type { IconFontName } from './icon-font-names';
export { iconNames } from './icon-names';
export type { IconName } from './icon-names';
export { manifestAddress } from './published-manifest';
export { manifestFileName, maxManifestBytes, publishedSchemaVersion } from './published-manifest';
export type { OutgoingLink, PublishedManifest, PublishedPage } from './published-manifest';
export type {
  Accent,
  ApiReference,
  ColorModeSelectors,
  InstalledPackage,
  LibraryBudgets,
  PageEntry,
  Plan,
  Product,
  ProductDefinition,
  ProductIdentity,
  Redirect,
  Version,
  VersionInput,
} from './types';
