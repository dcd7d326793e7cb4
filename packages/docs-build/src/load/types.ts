import type { ApiReference, ColorModeSelectors, Product } from 'docs-shell/product';
import type { ProductTable } from 'docs-shell/routing';
import type { AppTranslations } from 'docs-shell/i18n';
import type { VersionedCache } from '../cache/versioned-cache';
import type { DocsConfig } from './define-docs-config';
import type { LibraryShare } from '../lib/library-share';
import type { ProductApi } from './product-api';
import type { Ledgers } from './read-ledgers';
import type { Diagnostic } from 'diagnostics';

/** A page's source: `content/react-button.mdx` in English, `content/react-button.zh.mdx` in Chinese. */
export interface ContentFile {
  /** Absolute. */
  readonly file: string;
  /** Path from the repository's root, with `/`, for diagnostics and edit links. */
  readonly sourceFile: string;
  /** Path below `content/` without language and extension. */
  readonly slug: string;
  readonly language: string;
  readonly pathname: string;
}

/** A demo's source. */
export interface DemoFile {
  /** Path below `demos/`, with `/`: `button/BasicButtons.tsx`. */
  readonly id: string;
  /** Absolute. */
  readonly file: string;
}

/** The libraries that the products of an app document, for the build of their demos. */
export interface DocumentedLibraries {
  readonly documentedPackages: readonly string[];
  readonly iconPackages: readonly string[];
  /** How stylesheets of packages select a color mode. */
  readonly colorModes: readonly ColorModeSelectors[];
  /** The shares of the libraries in the weight of pages, one for each product. */
  readonly shares: readonly LibraryShare[];
  /** What the libraries cannot do, as their products say. */
  readonly limits: readonly string[];
  /** One for each product with an API reference. */
  readonly apiReferences: readonly (Required<Pick<ApiReference, 'packages' | 'interfaces'>> &
    Pick<ApiReference, 'events' | 'selectors' | 'history'> & {
      readonly productId: string;
      /** Returns the tag of a release in the repository of the packages. */
      readonly tagOf: (release: { readonly name: string; readonly version: string }) => string;
      /** URLs of guides by name of a type. */
      readonly guides?: Readonly<Record<string, string>>;
    })[];
}

/** A navigation entry of the product's own pages, with its location. */
export interface OwnEntry {
  readonly productId: string;
  readonly pathname: string;
  /** Path in the export of `product.ts`: `pages[2].children[0]`, or `[1].pages[0]` in a list of products. */
  readonly path: string;
  readonly line?: number;
}

/** An app as it is on disk. If there are diagnostics, it holds the parts that could be read. */
export interface LoadedApp {
  /** Absolute. */
  readonly appDir: string;
  /** Name of the app's package, or of its folder. */
  readonly name: string;
  /** Path of `product.ts` from the repository's root. */
  readonly productFile: string;
  /** All products of the site, with those of this app. */
  readonly productTable: ProductTable;
  readonly products: readonly Product[];
  readonly entries: readonly OwnEntry[];
  readonly contentFiles: readonly ContentFile[];
  readonly demoFiles: readonly DemoFile[];
  readonly libraries: DocumentedLibraries;
  /** Translations by language. */
  readonly translations: Readonly<Record<string, AppTranslations>>;
  /** What `docs.config.ts` adds to the build. Empty for an app without one. */
  readonly config: DocsConfig;
  /** Path of `docs.config.ts` from the repository's root, for diagnostics. */
  readonly configFile: string;
  /** The API references of its products. */
  readonly apis: readonly ProductApi[];
  /** Problems of its API documents, which `docs api` fixes by writing them again. */
  readonly apiDiagnostics: readonly Diagnostic[];
  /** The histories of its APIs by id of the product. */
  readonly ledgers: Ledgers['ledgers'];
  /** All other diagnostics. The app must not be built while there are any. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Options of `loadApp`. */
export interface LoadAppOptions {
  /** Defaults to the table of the package `products`. */
  readonly productTable?: ProductTable;
  /** Returns what earlier commands have validated. Without it, this process does. */
  readonly cache?: VersionedCache | undefined;
  /** A new key makes Node read `product.ts` again. Defaults to the file's modification time. */
  readonly cacheKey?: string;
}
