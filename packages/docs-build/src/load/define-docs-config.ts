import type { PageSlots } from 'docs-shell/page-document';
import type { ReactNode } from 'react';
import type { PluggableList } from 'unified';
import type { FutureFlags } from './future-flags';

/** A component of the product, written in its pages as `<Name … />`. It stands for content that pages may have. */
export interface DocsComponent {
  /** Attributes by name: whether each is required. Attributes are texts. */
  readonly attributes?: Readonly<Record<string, 'optional' | 'required'>>;
  /**
   * Returns the content in place of the component, as MDX. `<Children />` in it is what the page has inside of the component.
   * The content is checked like that of a page: it cannot have scripts, expressions or unknown elements.
   */
  readonly expand: (attributes: Readonly<Record<string, string>>) => string;
}

/** A page of the product, for `emit`. */
export interface EmittedPage {
  /** `/paint/react-brush`: without language and trailing slash. */
  readonly pathname: string;
  readonly title: string;
  readonly description: string;
}

/** What `emit` gets. */
export interface EmitContext {
  /** The English pages of the product. */
  readonly pages: readonly EmittedPage[];
  /** `/paint`; empty for the root of the site. */
  readonly rootPath: string;
}

export type { FutureFlags } from './future-flags';

/** What a slot gets about the page around it. */
export interface SlotProps {
  /** `/paint/react-brush`: without language and trailing slash. */
  readonly pathname: string;
  /** Two letters. */
  readonly language: string;
  readonly title: string;
  readonly product: {
    readonly id: string;
    readonly name: string;
    /** `/paint`; empty for the root of the site. */
    readonly rootPath: string;
  };
}

/** Server-rendered React components for the places of the layout that a product can fill. */
export type DocsSlots = {
  readonly [Name in keyof PageSlots]?: (props: SlotProps) => ReactNode;
};

/** What a product adds to the build, in `docs.config.ts`. */
export interface DocsConfig {
  /** Components by name, which begins with a capital letter. Those of the platform cannot be replaced. */
  readonly components?: Readonly<Record<string, DocsComponent>>;
  /** Remark plugins. They run before all others, so what they write is checked like what an author writes. */
  readonly remarkPlugins?: PluggableList;
  /** Rehype plugins. They run before all others, and what they change is checked like what an author writes. */
  readonly rehypePlugins?: PluggableList;
  /**
   * Parts of the layout. Each is rendered once for each page, to plain HTML: text, lists, links and images without styles,
   * classes, headings and scripts. One that returns `null` is left out of the page.
   */
  readonly slots?: DocsSlots;
  /** Names that keep their capitals in headings and titles, such as `Color Wheel`. The build knows products and exports. */
  readonly names?: readonly string[];
  /** Changes of the next major version that this product has already made. */
  readonly future?: FutureFlags;
  /**
   * Returns further files of the product: texts by path below its root, such as `tokens.json`. Extensions: json, txt, md,
   * csv, xml.
   */
  readonly emit?: (
    context: EmitContext,
  ) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
}

/** Types the default export of `docs.config.ts`. */
export function defineDocsConfig(config: DocsConfig): DocsConfig {
  return config;
}
