/** Types of `product.ts`, in which a product team describes its product as plain data. */

import type { IconFontName } from './icon-font-names';
import type { IconName } from './icon-names';

/** The paid plan of a feature. Shown as a label; nothing is locked. */
export type Plan = 'pro' | 'premium';

/** An entry of the side navigation. An entry with `children` is a group, and its page is optional. */
export interface PageEntry {
  /** Path without language prefix and trailing slash (`/material-ui/react-button`), or an absolute `https:` URL. */
  readonly pathname: string;
  /** Title of a group, a link or a planned page. The title of a page is in its front matter. */
  readonly title?: string;
  /** Small heading above the children. The entry itself is not a link. */
  readonly subheader?: string;
  readonly children?: readonly PageEntry[];
  readonly plan?: Plan;
  readonly newFeature?: boolean;
  /** Announced but not written: shown as text, without link and page. */
  readonly planned?: boolean;
  readonly unstable?: boolean;
  readonly beta?: boolean;
  readonly legacy?: boolean;
  readonly icon?: IconName | IconFontName;
  /** Attributes of the link, for an external entry or an analytics event. */
  readonly linkProps?: Readonly<Record<string, string>>;
}

/** A version as the author writes it. The text of the current version defaults to that of the installed package. */
export interface VersionInput {
  readonly text?: string;
  /** URL of the product's root in that version. */
  readonly href?: string;
  readonly current?: boolean;
  /**
   * Paths that also exist below the root of that version, such as `/react-button` or `/api/*`. A path with `!` in front
   * takes pages out again, such as `!/api/use-*`; the last one that matches decides. A reader of such a page switches to
   * the same page. From other pages the link leads to the start page of the version.
   */
  readonly samePaths?: readonly string[];
  /** URL of the start page of that version, if it is not the root. */
  readonly start?: string;
}

/** A version as the version menu shows it. */
export interface Version {
  readonly text: string;
  readonly href?: string;
  readonly current: boolean;
  readonly samePaths?: readonly string[];
  readonly start?: string;
}

/** A path that moved. Both paths have no language prefix. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The accent color of a product in both modes, as CSS hex. A test checks that its contrast meets WCAG AA. */
export interface Accent {
  readonly light: string;
  readonly dark: string;
}

/** Name, logo and color of a product. */
export interface ProductIdentity {
  /** A product id of the product table (`packages/products`). */
  readonly id: string;
  readonly name: string;
  /** Name of the product family, shown above the product's name. */
  readonly metadata: string;
  /** One line that says what the product is. */
  readonly tagline: string;
  /** URL of the logo as an image. Defaults to `<prefix>/logo.svg`, which the build writes from `logoSvg`. */
  readonly logo?: string;
  /** The logo as inline SVG, drawn with `currentColor`. */
  readonly logoSvg: string;
  /** The logo with the product's name, as inline SVG, drawn with `currentColor`. Open Graph images show it. */
  readonly wordmarkSvg: string;
  readonly accent: Accent;
}

/** The identity of a product, as the author describes it. */
export interface DefinedIdentity extends Omit<ProductIdentity, 'wordmarkSvg'> {
  /** Only for a name that is drawn. By default the build sets the name beside the logo. */
  readonly wordmarkSvg?: string;
}

/** Events that the API reference lists on one page. */
export interface ApiEvents {
  /** The exported type of their names, `keyof` a table of events: `GridEvents`. */
  readonly names: string;
  /** The exported type of a listener, which takes the name of its event: `GridEventListener`. */
  readonly listener: string;
}

/** Functions that the API reference lists on one page. */
export interface ApiSelectors {
  /** Name of their page. */
  readonly name: string;
  /** How the names of the functions end. */
  readonly ending: string;
}

/** What the API reference covers besides all components and hooks of its packages. */
export interface ApiReference {
  /** Packages that build on each other, the most basic one first. Defaults to the documented package. */
  readonly packages?: readonly string[];
  /** Exported types that get their own page. */
  readonly interfaces?: readonly string[];
  /** Events that get one page: the exported type of their names, and the exported function type that takes a name. */
  readonly events?: ApiEvents;
  /** Exported functions that get one page. */
  readonly selectors?: ApiSelectors;
  /** Guides that the pages link to. */
  readonly guides?: ApiGuides;
  /**
   * Whether the build fails if no content page lists a component under `components:`, or if its page does not name one
   * of its parts. An object exempts components: the reason by name.
   */
  readonly complete?: boolean | Readonly<Record<string, string>>;
  /** If given, `docs history` records what changed from version to version in `generated/history`. */
  readonly history?: ApiHistorySource;
}

/** What the history of an API is made from. */
export interface ApiHistorySource {
  /** The first version to read: `5.0.0`. */
  readonly from: string;
  /** Exports that got another name. */
  readonly moved?: readonly MovedExport[];
  /** Package with the codemods of the product: `@mui/codemod`. */
  readonly codemods?: string;
}

/** An export that got another name. */
export interface MovedExport {
  /** The first version with the new name: `7.0.0`. */
  readonly in: string;
  readonly from: string;
  readonly to: string;
}

/** URLs of guides, on the website of the package or elsewhere. Links lead to this site where it has the page. */
export interface ApiGuides {
  /** By name of a type: `Theme`. The pages link to the guide instead of writing the type out. */
  readonly types?: Readonly<Record<string, string>>;
  /** By name of a prop: `slots`. Its description ends with a link. */
  readonly props?: Readonly<Record<string, string>>;
}

/** What a page with demos loads for the library, besides the share of the shell. In KiB after gzip. */
export interface LibraryBudgets {
  /** Stylesheets of the library and of the demos. */
  readonly cssKib?: number;
  /** HTML of each demo: its markup, its styles and its highlighted source. */
  readonly htmlPerDemoKib?: number;
  /** Scripts of all demos of a page, React included. */
  readonly scriptsKib?: number;
}

/** Selectors of a library's stylesheets for the color modes: one class or attribute each, `.dark` or `[data-theme=dark]`. */
export interface ColorModeSelectors {
  readonly light?: string;
  readonly dark: string;
}

/** The documented npm package, as the author describes it. */
export interface DocumentedPackage {
  readonly packageName: string;
  /** Further packages whose public subpaths demos may import. */
  readonly companions?: readonly string[];
  /**
   * Further packages whose subpaths demos may import, with thousands of modules, such as `@mui/icons-material`. Only the
   * modules that a demo imports are built, so edited demos can use these and no others.
   */
  readonly iconPackages?: readonly string[];
  /**
   * Tag of a release in the repository of the library, to which links to its source lead: `{package}@{version}`. The
   * default is `v{version}`.
   */
  readonly tag?: string;
  /** Removed: the build decides which modules of the library share a file. */
  readonly bundles?: never;
  /** If given, the product has an API reference. `docs api` writes it to `generated/api`. */
  readonly api?: ApiReference;
  /** The share of the library in the weight of pages. The check of the site compares it with the built pages. */
  readonly budgets?: LibraryBudgets;
  /** How the stylesheets of the library select a color mode. The build replaces these selectors with the page's. */
  readonly colorModes?: ColorModeSelectors;
  /** What the library cannot do here, one sentence each. `docs check` lists them. */
  readonly limits?: readonly string[];
}

/** The documented package as installed, read from its package.json. */
export interface InstalledPackage {
  readonly packageName: string;
  readonly version: string;
  /** Tag of the version in its repository: `v1.2.0`. */
  readonly tag: string;
  /** URL of its repository: `https://github.com/org/repo`. */
  readonly repositoryUrl?: string;
  /** URL of its documentation. Descriptions in the package link to pages there. */
  readonly homepage?: string;
}

/** The argument of `defineProduct` in `product.ts`. */
export interface ProductDefinition {
  readonly identity: DefinedIdentity;
  /** The documented npm package. Its installed version is the current version; without it, the version of the docs app is. */
  readonly library?: DocumentedPackage;
  readonly versions: readonly VersionInput[];
  readonly pages: readonly PageEntry[];
  readonly redirects?: readonly Redirect[];
  /** Languages of the product besides English, as two letters each. */
  readonly languages?: readonly string[];
  /** Asks search engines not to index the product, for pages that only the team needs. */
  readonly noindex?: boolean;
  /** Place of the product on the site. Only for a product that the product table of the shell does not have. */
  readonly route?: DefinedRoute;
}

/** Place of a product on the site, as in the registry. */
export interface DefinedRoute {
  /** Category of the product in the menu, such as `core`. */
  readonly category: string;
  /** Path prefixes without trailing slash. The first is the root of the product: `/ink`, or `/` for the root of a site. */
  readonly prefixes: readonly string[];
  /**
   * Whether everything of the app is below its first prefix: languages (`/ink/zh/pen/`) and assets (`/ink/_assets/`). For
   * hosts that route by path, and for pages of a project on GitHub.
   */
  readonly selfContained?: true;
}

/** A validated product with resolved versions. */
export interface Product {
  readonly identity: ProductIdentity;
  readonly versions: readonly Version[];
  readonly pages: readonly PageEntry[];
  readonly redirects: readonly Redirect[];
  /** Path of the product's root, without trailing slash. `''` for the root of the site. */
  readonly rootPath: string;
  /** Languages besides English. Every page has a URL in each. */
  readonly languages?: readonly string[];
  readonly noindex?: boolean;
  /** The documented package, if the product has one. */
  readonly library?: InstalledPackage;
}
