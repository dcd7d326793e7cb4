import type { PublicConfig } from '../config';
import type { Product } from '../manifest';
import type { ProductTable } from '../routing';
import type { AppTranslations } from '../i18n';
import type { ShellAssets } from './types';

/** A content file of the app. Translations are addresses of their own. */
export interface PageAddress {
  readonly pathname: string;
  readonly language: string;
}

/** Data that all pages of an app share. `docs-build` writes it once and the Next adapter reads it. */
export interface AppData {
  readonly products: readonly Product[];
  readonly productTable: ProductTable;
  /** Languages that the app is published in. Always includes `en`. */
  readonly languages: readonly string[];
  readonly pages: readonly PageAddress[];
  /** Pathnames of documents that hold one demo each. */
  readonly demoFrames: readonly string[];
  /** Front-matter titles of English pages, by pathname. */
  readonly titles: Readonly<Record<string, string>>;
  /** The app's translations, by language. */
  readonly translations: Readonly<Record<string, AppTranslations>>;
  /** Front-matter titles of translated pages, by language and pathname. */
  readonly translatedTitles: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly assets: ShellAssets;
  readonly config: PublicConfig;
}
