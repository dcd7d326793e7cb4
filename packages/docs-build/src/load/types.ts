import type { ApiReference, Product } from 'docs-shell/manifest';
import type { ProductTable } from 'docs-shell/routing';
import type { AppTranslations } from 'docs-shell/i18n';
import type { OwnApi } from './own-api';
import type { Diagnostic } from 'diagnostics';

/** A page's source: `content/react-button.mdx` in English, `content/react-button.zh.mdx` in Chinese. */
export interface ContentFile {
  /** Absolute. */
  readonly file: string;
  /** From the repository's root, with `/`: what diagnostics and edit links name. */
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

/** What the products of an app document, for the build of their demos. */
export interface DocumentedLibraries {
  readonly documentedPackages: readonly string[];
  /** See `DocumentedPackage`. */
  readonly bundles: Readonly<Record<string, readonly string[]>>;
  /** One for each product with an API reference. */
  readonly apiReferences: readonly Required<Pick<ApiReference, 'packages' | 'interfaces'>>[];
}

/** An entry of a navigation that belongs to the product itself, with its place. */
export interface OwnEntry {
  readonly productId: string;
  readonly pathname: string;
  /** Place in what `product.ts` exports: `pages[2].children[0]`, and with a list of products `[1].pages[0]`. */
  readonly path: string;
  readonly line?: number;
}

/** An app as it lies on disk. With diagnostics it holds what could be read in spite of them. */
export interface LoadedApp {
  /** Absolute. */
  readonly appDir: string;
  /** Name of the app's package, else of its folder. */
  readonly name: string;
  /** `product.ts` from the repository's root. */
  readonly productFile: string;
  readonly products: readonly Product[];
  readonly entries: readonly OwnEntry[];
  readonly contentFiles: readonly ContentFile[];
  readonly demoFiles: readonly DemoFile[];
  readonly libraries: DocumentedLibraries;
  /** What the app says in other languages, by language. */
  readonly translations: Readonly<Record<string, AppTranslations>>;
  /** The API references of its products. */
  readonly apis: readonly OwnApi[];
  /** What is wrong with its API documents, which `docs api` writes anew. */
  readonly apiDiagnostics: readonly Diagnostic[];
  /** All other diagnostics; nothing should be built while there is one. */
  readonly diagnostics: readonly Diagnostic[];
}

/** How an app is loaded. */
export interface LoadAppOptions {
  /** By default the table of the package `products`. */
  readonly productTable?: ProductTable;
  /** A new key makes Node read `product.ts` again; by default the file's time of change. */
  readonly cacheKey?: string;
}
