import type { PublicConfig } from '../config';
import type { Product } from '../manifest';
import type { ProductTable } from '../routing';
import type { AppTranslations } from '../i18n';
import type { ShellAssets } from './types';

/** A page of the app: one per language that has the file. */
export interface PageAddress {
  readonly pathname: string;
  readonly language: string;
}

/** What every page of an app shares: written once by `docs-build`, read by the Next adapter. */
export interface AppData {
  readonly products: readonly Product[];
  readonly productTable: ProductTable;
  /** Languages that the app is published in; `en` always. */
  readonly languages: readonly string[];
  readonly pages: readonly PageAddress[];
  /** Pathnames of the documents that hold one demo each. */
  readonly demoFrames: readonly string[];
  /** Front-matter title of English pages by pathname. */
  readonly titles: Readonly<Record<string, string>>;
  /** What the app says in other languages, by language. */
  readonly translations: Readonly<Record<string, AppTranslations>>;
  /** Front-matter titles of translated pages, by language and pathname. */
  readonly translatedTitles: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly assets: ShellAssets;
  readonly config: PublicConfig;
}
