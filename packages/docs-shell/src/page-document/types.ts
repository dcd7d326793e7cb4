/** What an author may write between the dashes at the top of a page. */
export interface FrontMatter {
  readonly title: string;
  /** 60 to 160 characters: search engines and the lead paragraph show it. */
  readonly description: string;
  /** Id of the product that the page is about. It must be the one that owns the address. */
  readonly product?: string;
  /** Names that the page documents, as the library exports them: they lead to their API pages. */
  readonly components?: readonly string[];
  /** Path of their source in the repository of the library. */
  readonly githubSource?: string;
  /** Address of the pattern that they follow. */
  readonly waiAria?: string;
  /** `false` keeps advertisements off the page (SPEC AD-3). */
  readonly ads?: boolean;
}

/** A heading that the contents list: levels 2 and 3. */
export interface Heading {
  readonly level: 2 | 3;
  readonly id: string;
  readonly text: string;
}

/** A link as the author wrote it, with its place, so that a broken one can be named. */
export interface SourceLink {
  readonly href: string;
  /** Line in the source file, from 1. */
  readonly line: number;
}

/** A demo of a page, as the browser needs it. */
export interface DemoModule {
  /** Unique on the page: `BasicButtons`. */
  readonly name: string;
  /** Final URL of the demo's own file. */
  readonly module: string;
  /** Final URLs of the library files that it imports, to be fetched in parallel. */
  readonly preload: readonly string[];
}

/** What an API page knows of its subject, for the links around it. */
export interface ApiPageFacts {
  /** Pages that show it: a pathname of this app, or an address elsewhere. */
  readonly demos: readonly { readonly title: string; readonly href: string }[];
  /** Its file in the repository of the package. */
  readonly sourceHref?: string;
  /** The package that exports it; none of an index. */
  readonly package?: { readonly name: string; readonly version: string };
}

/**
 * A page, compiled: what `docs-build` writes and the Next adapter reads (ARCHITECTURE, “The way of a page”, hop 1).
 */
export interface PageDocument {
  /** Without language prefix and trailing slash; `/` for the root of the site. */
  readonly pathname: string;
  readonly language: string;
  /** Path of the source from the repository's root, with `/`. */
  readonly sourceFile: string;
  readonly frontMatter: FrontMatter;
  /** Finished HTML of the content, demos included. */
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly links: readonly SourceLink[];
  /** URL of the picture that shows the page where it is shared (SPEC HD-2). */
  readonly card?: string;
  /** Of a generated page of the API reference (SPEC CT-7). */
  readonly api?: ApiPageFacts;
  /** The demos that the browser hydrates, in the order of the page. */
  readonly demos: readonly DemoModule[];
  /** URL of the module that hydrates this app's demos; absent without demos. */
  readonly demoRuntime?: string;
  /** CSS of the rendered demos, in the shape in which the library's style engine finds it again. */
  readonly demoStyles?: {
    readonly attributes: Readonly<Record<string, string>>;
    readonly css: string;
  };
  /** Stylesheets beside the shell's: the theme variables of the documented library. */
  readonly stylesheets: readonly string[];
  /** URLs of scripts in place of the shell's own. */
  readonly scripts?: readonly string[];
}

/** URLs of the shell's own files, the same on every page. */
export interface ShellAssets {
  /** Module scripts, in order. One in a build; dev adds the dev server's. */
  readonly scripts: readonly string[];
  /** Stylesheets of every page beside the shell's own: the icon font's (SPEC HD-1). */
  readonly stylesheets: readonly string[];
}
