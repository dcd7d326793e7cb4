import type { DocSearchSettings } from '../config';
import type { IconFontName, IconName, Plan, ProductIdentity } from '../manifest';
import type { Heading } from '../page-document';

/** A marker beside a title; the layout has a word for each. */
export type Marker = 'new' | 'planned' | 'unstable' | 'beta' | 'legacy' | Plan;

/** A node of the side navigation, ready to draw: nothing is left to derive. */
export interface NavigationItem {
  readonly title: string;
  /** Absent for groups without a page and for planned pages. */
  readonly href?: string;
  readonly external?: boolean;
  readonly icon?: IconName | IconFontName;
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

/** Something outside of the page that belongs to it. */
export interface PageResource extends PageLink {
  readonly kind: 'api' | 'demos' | 'source' | 'pattern' | 'package';
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
  /** What the crawler of a hosted search files the page under, by the name after `docsearch:`. */
  readonly docSearch?: Readonly<Record<string, string>>;
  /** Absolute URL of the Open Graph image, if the canonical origin is configured. */
  readonly image?: string;
  /** What the page is called where it is shared, without its product. */
  readonly shareTitle: string;
  readonly siteName: string;
  /** Where it stands in the site, for search engines, as JSON; when the canonical origin is configured. */
  readonly structuredData?: string;
}

/** A product of the site: all that pages know of the others without asking them (SPEC MAN-6). */
export interface ProductPlace {
  readonly id: string;
  /** Without trailing slash; `''` for the root of the site. */
  readonly rootPath: string;
}

/** A version with the address that keeps the reader on the page, where that is known (SPEC NAV-7). */
export interface VersionLink {
  readonly text: string;
  readonly href?: string;
  readonly current: boolean;
  /** Whether `href` is the root of a version on this origin, whose manifest can say more. */
  readonly hasManifest?: boolean;
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
  readonly versions: readonly VersionLink[];
  /** All products of the site, this one included (SPEC NAV-6). */
  readonly products: readonly ProductPlace[];
  /** The page's path below its product's root, without trailing slash: `/react-button`, `''` for the root. */
  readonly pathInProduct: string;
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
  /** API, source, pattern, package of what the page documents. */
  readonly resources: readonly PageResource[];
  readonly editUrl?: string;
  /** Measurement id, and the path without language that page views carry; absent without an id (SPEC AN-1). */
  readonly analytics?: { readonly id: string; readonly path: string };
  /** Host on which pages are kept for offline reading, and the product's root path; absent without one (SPEC SW-1). */
  readonly offline?: { readonly host: string; readonly rootPath: string };
  /** Where readers' answers are sent, and the page's name there; absent where none are wanted (SPEC FB-1). */
  readonly feedback?: { readonly url: string; readonly page: string };
  /** Where advertisements come from; absent where the page has none (SPEC AD-3). */
  readonly advertisement?: { readonly listingUrl: string; readonly hosts: readonly string[] };
  /** The hosted search of this product's family, where it has one. */
  readonly docSearch?: DocSearchSettings;
  /** Address of the page as plain markdown (SPEC CT-8). */
  readonly markdownHref?: string;
  readonly head: PageHead;
  /** `not-found` is the product's 404 page. */
  readonly kind: 'document' | 'not-found';
}
