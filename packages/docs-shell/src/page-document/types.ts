import type { PublicConfig } from '../config';
import type { AppTranslations } from '../i18n';
import type { Product } from '../product';
import type { ProductTable } from '../routing';

/** The YAML at the top of a content file. */
export interface FrontMatter {
  readonly title: string;
  /** Shorter title for the navigation: “Overview” for a page that is titled “Getting started”. */
  readonly navigationTitle?: string;
  /** 60 to 160 characters. Shown as the lead paragraph and by search engines. */
  readonly description: string;
  /** Id of the product that the page belongs to. Must be the owner of the path. */
  readonly product?: string;
  /** Exported names that the page documents. The page links to their API pages. */
  readonly components?: readonly string[];
  /** Path of the source in the library's repository. */
  readonly githubSource?: string;
  /** Package that the page is about, if it is not the one of the product. The page links to it on npm. */
  readonly package?: string;
  /** URL of the WAI-ARIA pattern that the components follow. */
  readonly waiAria?: string;
  /** Ids that headings had before they were renamed, with the ids that they have now. */
  readonly anchors?: Readonly<Record<string, string>>;
  /** `false` removes advertisements from the page. */
  readonly ads?: boolean;
  /**
   * `true` on a page that `docs import` wrote. Its writing problems are reported by `docs check` and do not stop the
   * build.
   */
  readonly imported?: boolean;
}

/** A heading in the table of contents: levels 2 and 3. */
export interface Heading {
  readonly level: 2 | 3;
  readonly id: string;
  readonly text: string;
}

/** A link as the author wrote it, with its line for error messages. */
export interface SourceLink {
  readonly href: string;
  /** Line in the source file, starting at 1. */
  readonly line: number;
}

/** A demo of a page, as the browser needs it. */
export interface DemoModule {
  /** Unique on the page: `BasicButtons`. */
  readonly name: string;
  /** Final URL of the demo's own file. */
  readonly module: string;
  /** Final URLs of the library files that it imports, to be fetched in parallel. Each one imports only files before it. */
  readonly preload: readonly string[];
}

/** Facts about the subject of an API page, for links on the page. */
export interface ApiPageFacts {
  /** Pages that show it: a pathname of this app, or an external URL. */
  readonly demos: readonly { readonly title: string; readonly href: string }[];
  /** Its other names, and those of its parts. Omitted if there are none. */
  readonly aliases?: readonly string[];
  /** URL of its source file in the package's repository. */
  readonly sourceHref?: string;
  /** The package that exports it. Omitted for an index. */
  readonly package?: { readonly name: string; readonly version: string };
}

/** The places of the layout that a product can fill, with server-rendered HTML. */
export interface PageSlots {
  /** Above the header of the page. */
  readonly announcement?: string;
  /** The first part of the footer. */
  readonly footer?: string;
  /** Beside the end of the content in wide windows, below the content in others. */
  readonly aside?: string;
}

/** A compiled page: `docs-build` writes it and the Next adapter reads it. */
export interface PageDocument {
  /** Without language prefix and trailing slash. `/` for the root of the site. */
  readonly pathname: string;
  readonly language: string;
  /** Path of the source file, relative to the repository root, with `/`. */
  readonly sourceFile: string;
  readonly frontMatter: FrontMatter;
  /** HTML of the content, including its demos. */
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly links: readonly SourceLink[];
  /** URL of the page's Open Graph image. */
  readonly ogImage?: string;
  /** Only for generated pages of the API reference. */
  readonly api?: ApiPageFacts;
  /** The demos that the browser hydrates, in the order of the page. */
  readonly demos: readonly DemoModule[];
  /** URL of the module that hydrates this app's demos; absent without demos. */
  readonly demoRuntime?: string;
  /** CSS of the rendered demos. The style engine in the browser finds it by its attributes. */
  readonly demoStyles?: {
    readonly attributes: Readonly<Record<string, string>>;
    readonly css: string;
  };
  /** URLs of further stylesheets, such as the theme variables of the documented library. */
  readonly stylesheets: readonly string[];
  /** What the product adds to the layout. */
  readonly slots?: PageSlots;
  /** URLs of scripts that replace the shell's own. */
  readonly scripts?: readonly string[];
}

/** URLs of files that every page loads. */
export interface ShellAssets {
  /** Module scripts, in order. A build has one; `docs dev` adds those of its server. */
  readonly scripts: readonly string[];
  /** Stylesheets besides `shell.css`: that of the icon font. */
  readonly stylesheets: readonly string[];
  /** Roboto. The pages of errors of `docs dev` have none. */
  readonly font?: string;
}

/** Response of `docs dev` to a request for a document that it cannot build. */
export interface DevErrorResponse {
  /** The formatted error. */
  readonly message: string;
  /** Scripts that reload the page when the error is fixed. */
  readonly assets: ShellAssets;
}

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
  /**
   * URLs of the lists of closed groups, by product and language. A product whose pages have the whole navigation has none.
   */
  readonly navigationLists: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly assets: ShellAssets;
  readonly config: PublicConfig;
}

/** A table that a file in `tables/` of an app generates from the installed package. */
export interface TableData {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** Lists each row in search by its first cell, as a hit of this kind. */
  readonly searchKind?: 'class' | 'prop' | 'slot' | 'variable';
}

/** A column of a generated table. */
export interface TableColumn {
  readonly title: string;
  /** Whether the cells are code. */
  readonly code?: boolean;
}

/** A row of a generated table. */
export interface TableRow {
  /** Anchor of the row, unique on the page. */
  readonly id: string;
  /** One per column. */
  readonly cells: readonly TableCell[];
}

/** A cell of a generated table: a text, a list of texts, or a link to a page of the site. */
export type TableCell = string | readonly string[] | TableLink;

/** A link in a generated table. The build checks its target like that of any link on the page. */
export interface TableLink {
  readonly text: string;
  /** Path of the page, such as `/material-ui/react-button/`. */
  readonly href: string;
}
