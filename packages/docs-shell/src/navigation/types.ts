import type { Plan, ProductIdentity, Version } from '../manifest';
import type { Heading } from '../page-document';

/** A marker beside a title; the layout has a word for each. */
export type Marker = 'new' | 'planned' | 'unstable' | 'beta' | 'legacy' | Plan;

/** A node of the side navigation, ready to draw: nothing is left to derive. */
export interface NavigationItem {
  readonly title: string;
  /** Absent for groups without a page and for planned pages. */
  readonly href?: string;
  readonly external?: boolean;
  readonly icon?: string;
  readonly markers: readonly Marker[];
  readonly linkProps?: Readonly<Record<string, string>>;
  /** A small heading above its children instead of a disclosure. */
  readonly isSubheader?: boolean;
  /** The page that is shown. */
  readonly current?: boolean;
  /** An ancestor of the page that is shown, hence open. */
  readonly containsCurrent?: boolean;
  readonly children: readonly NavigationItem[];
}

/** A link with its title: breadcrumb, previous, next. */
export interface PageLink {
  readonly title: string;
  /** Absent where the step has no page. */
  readonly href?: string;
}

/** What goes into `<head>`, beside the assets. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Absolute, when the canonical origin is configured. */
  readonly canonical?: string;
  /** The page in the languages that it is written in; absolute, when the canonical origin is configured. */
  readonly alternates?: readonly { readonly hreflang: string; readonly href: string }[];
  readonly robots?: string;
}

/** Everything that a component of the layout may know of the page (ARCHITECTURE, hop 4). */
export interface PageModel {
  /** As in a link: language prefix and trailing slash included. */
  readonly href: string;
  /** Language of the address. */
  readonly language: string;
  /** Language of the content, which is English where a translation is missing. */
  readonly contentLanguage: string;
  readonly productId: string;
  readonly categoryId: string;
  readonly product: ProductIdentity & { readonly href: string };
  readonly versions: readonly Version[];
  readonly title: string;
  /** Where it is not that of the content: a translated title of a page that is not translated. */
  readonly titleLanguage?: string;
  readonly description: string;
  readonly markers: readonly Marker[];
  readonly navigation: readonly NavigationItem[];
  readonly breadcrumbs: readonly PageLink[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
  readonly headings: readonly Heading[];
  readonly editUrl?: string;
  readonly head: PageHead;
  /** `not-found` is the product's 404 page. */
  readonly kind: 'document' | 'not-found';
}
