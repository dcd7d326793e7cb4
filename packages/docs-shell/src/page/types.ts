import type { DocSearchSettings } from '../config';
import type { IconFontName, IconName, Plan, ProductIdentity } from '../product';
import type { Heading } from '../page-document';

/** A badge beside a title; the layout has a label for each. */
export type BadgeKind = 'new' | 'planned' | 'unstable' | 'beta' | 'legacy' | Plan;

/** A node of the side navigation, ready to render. */
export type NavigationItem =
  | NavigationPage
  | NavigationText
  | NavigationGroup
  | NavigationPageGroup
  | NavigationSection;

interface NavigationLabel {
  readonly title: string;
  /** Whether the address is on another site. */
  readonly external?: boolean;
  readonly icon?: IconName | IconFontName;
  readonly badges: readonly BadgeKind[];
}

interface NavigationLink extends NavigationLabel {
  readonly href: string;
  /** Whether this is the current page. */
  readonly current?: boolean;
  /** Additional attributes of the link. */
  readonly linkProps?: Readonly<Record<string, string>>;
}

interface Disclosure {
  /** Whether it leads to the current page, so it is open at first. */
  readonly isOpen: boolean;
  /** Number of its list in the file of lists. Without it, the page has the list whether it is open or not. */
  readonly listNumber?: number;
  readonly children: readonly NavigationItem[];
}

/** A link. */
export interface NavigationPage extends NavigationLink {
  readonly kind: 'page';
}

/** A planned or missing page: a title without a link. */
export interface NavigationText extends NavigationLabel {
  readonly kind: 'text';
}

/** A disclosure without a page of its own. */
export interface NavigationGroup extends NavigationLabel, Disclosure {
  readonly kind: 'group';
}

/** A link with a disclosure of its subpages. */
export interface NavigationPageGroup extends NavigationLink, Disclosure {
  readonly kind: 'page-group';
}

/** A small heading above items that are always shown. */
export interface NavigationSection extends NavigationLabel {
  readonly kind: 'section';
  readonly children: readonly NavigationItem[];
}

/** A link with its title: a breadcrumb, the previous or next page. */
export interface PageLink {
  readonly title: string;
  /** Absent for a group without a page. */
  readonly href?: string;
}

/** A link to something that belongs to the page: API, demos, source, pattern or package. */
export interface PageResource extends PageLink {
  readonly kind: 'api' | 'demos' | 'source' | 'pattern' | 'package';
}

/** The content of `<head>`, except assets. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Absolute; absent unless the canonical origin is configured. */
  readonly canonical?: string;
  /** The page in each language in which it has content; absolute if the canonical origin is configured. */
  readonly alternates?: readonly { readonly hreflang: string; readonly href: string }[];
  readonly robots?: string;
  /** Attributes for the crawler of a hosted search, by the name after `docsearch:`. */
  readonly docSearch?: Readonly<Record<string, string>>;
  /** Absolute URL of the Open Graph image, if the canonical origin is configured. */
  readonly image?: string;
  /** Title without the name of the product, for links that are shared. */
  readonly shareTitle: string;
  readonly siteName: string;
  /** Schema.org data as JSON; absent unless the canonical origin is configured. */
  readonly structuredData?: string;
}

/** A product of the site. The rest (name, logo, version) comes from the manifest that the product publishes. */
export interface SiteProduct {
  readonly id: string;
  /** Without trailing slash; `''` for the root of the site. */
  readonly rootPath: string;
}

/** A row of the version menu. Its address is the same page in that version if the page is known to exist there. */
export interface VersionLink {
  readonly text: string;
  readonly href?: string;
  readonly current: boolean;
  /** Whether `href` is the start page of another version, and not the page that the reader is on. */
  readonly isStart?: boolean;
  /** Root of a version on this origin, whose published manifest the browser can read. */
  readonly rootHref?: string;
}

/** The page in one of the languages of its product. */
export interface LanguageLink {
  readonly language: string;
  /** Name of the language in the language itself. */
  readonly name: string;
  readonly href: string;
}

/** Everything that the components of the layout know about the page. */
export interface PageModel {
  /** With language prefix and trailing slash, as in a link. */
  readonly href: string;
  /** Language of the address. */
  readonly language: string;
  /** Language of the content: English if the page is not translated. */
  readonly contentLanguage: string;
  readonly productId: string;
  readonly categoryId: string;
  readonly product: ProductIdentity & { readonly href: string };
  readonly versions: readonly VersionLink[];
  /** The documented package, and its page of API changes, if the product has one. */
  readonly apiChanges?: { readonly packageName: string; readonly href: string };
  /** The page in all languages of its product, if there are several. */
  readonly languages?: readonly LanguageLink[];
  /** All products of the site, this one included. */
  readonly products: readonly SiteProduct[];
  /** The page's path below its product's root, without trailing slash: `/react-button`, `''` for the root. */
  readonly pathInProduct: string;
  readonly title: string;
  /** Language of the title if it differs from the content: the title of an untranslated page may be translated. */
  readonly titleLanguage?: string;
  readonly description: string;
  readonly badges: readonly BadgeKind[];
  readonly navigation: readonly NavigationItem[];
  /** URL of the lists of closed groups, if the navigation is too large for every page. */
  readonly navigationLists?: string;
  readonly breadcrumbs: readonly PageLink[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
  readonly headings: readonly Heading[];
  readonly resources: readonly PageResource[];
  readonly editUrl?: string;
  /** Measurement id, and the path without language that page views report; absent without an id. */
  readonly analytics?: { readonly id: string; readonly path: string };
  /** Host on which pages are cached for offline reading, and the product's root path; absent without such a host. */
  readonly offline?: { readonly host: string; readonly rootPath: string };
  /** Address of the feedback service, and the name of the page there; absent if feedback is off. */
  readonly feedback?: { readonly url: string; readonly page: string };
  /** Source of advertisements; absent if the page shows none. */
  readonly advertisement?: { readonly listingUrl: string; readonly hosts: readonly string[] };
  /** The hosted search that replaces the search dialog, if one is configured. */
  readonly docSearch?: DocSearchSettings;
  /** Address of the page as plain markdown. */
  readonly markdownHref?: string;
  readonly head: PageHead;
  /** `not-found` is the product's 404 page. */
  readonly kind: 'document' | 'not-found';
}
