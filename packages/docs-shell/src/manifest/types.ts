/**
 * The words of a product's manifest (SPEC MAN-1, MAN-2): plain data that a product team writes in `product.ts`.
 */

import type { IconFontName } from './icon-font-names';
import type { IconName } from './icon-names';

/** Paid plan that a page's feature belongs to. A label only: nothing is locked (SPEC RO-1). */
export type Plan = 'pro' | 'premium';

/** One entry of the side navigation. With `children` it is a group, and its page is optional. */
export interface PageEntry {
  /** Path without language prefix and without trailing slash (`/material-ui/react-button`), or an absolute `https:` URL. */
  readonly pathname: string;
  /** Shown instead of the title that the page or the path gives. */
  readonly title?: string;
  /** Small heading above the children; the entry itself is then no link. */
  readonly subheader?: string;
  readonly children?: readonly PageEntry[];
  readonly plan?: Plan;
  readonly newFeature?: boolean;
  /** Announced but not written: text, no link, needs no page. */
  readonly planned?: boolean;
  readonly unstable?: boolean;
  readonly beta?: boolean;
  readonly legacy?: boolean;
  readonly icon?: IconName | IconFontName;
  /** Attributes of the link, for an external entry or an analytics event. */
  readonly linkProps?: Readonly<Record<string, string>>;
}

/** A version as the author writes it. The current one takes its text from the installed package (SPEC MAN-7). */
export interface VersionInput {
  readonly text?: string;
  /** The product's root in that version. */
  readonly href?: string;
  readonly current?: boolean;
  /**
   * Pages that the version has at the same place below its root, as `/react-button` or `/api/*`: a reader of one of
   * them stays on it (SPEC NAV-7). Without it the version's root is all that is known.
   */
  readonly samePaths?: readonly string[];
}

/** A version as the reader sees it. */
export interface Version {
  readonly text: string;
  readonly href?: string;
  readonly current: boolean;
  readonly samePaths?: readonly string[];
}

/** An address that moved: both paths without language prefix (SPEC RT-5). */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** One hue per product, in CSS hex notation, checked for AA contrast in both modes. */
export interface Accent {
  readonly light: string;
  readonly dark: string;
}

/** What makes a product recognisable. */
export interface ProductIdentity {
  /** A product id of the product table (`packages/products`). */
  readonly id: string;
  readonly name: string;
  /** The family that the product belongs to, shown above its name. */
  readonly metadata: string;
  /** What it is, in one line. */
  readonly tagline: string;
  /** Address of the logo as an image; by default the build publishes `logoSvg` at `<prefix>/logo.svg`. */
  readonly logo?: string;
  /** The mark as inline SVG, drawn with `currentColor`. */
  readonly logoSvg: string;
  /** The mark with the name, as inline SVG. */
  readonly wordmarkSvg: string;
  readonly accent: Accent;
}

/** What the API reference of a product covers: all components and hooks of its packages, and more. */
export interface ApiReference {
  /** Packages that build on each other, the basic one first; by default the documented one alone. */
  readonly packages?: readonly string[];
  /** Exported types that get a page of their own. */
  readonly interfaces?: readonly string[];
  /** Whether the build fails where a component has no page of content that names it in `components:`. */
  readonly complete?: boolean;
}

/** The documented npm package. */
export interface Library {
  readonly packageName: string;
  /** Packages that demos use beside it: like its own, their public subpaths may be imported. */
  readonly companions?: readonly string[];
  /**
   * Import specifiers whose code travels together, by the name of the file: fewer requests for demos that
   * need them. What they need in turn comes along; an earlier bundle wins. An empty list stands for the small
   * modules that several of the others need.
   */
  readonly bundles?: Readonly<Record<string, readonly string[]>>;
  /** Asks for an API reference, which `docs api` writes to `generated/api` (SPEC CT-7). */
  readonly api?: ApiReference;
}

/** The documented package as it is installed: read from its own package.json. */
export interface InstalledLibrary {
  readonly packageName: string;
  readonly version: string;
  /** Web address of its repository: `https://github.com/org/repo`. */
  readonly repositoryUrl?: string;
  /** Where the package says it is documented: its own texts link to pages there. */
  readonly homepage?: string;
}

/** What a team writes in `product.ts`. */
export interface ProductDefinition {
  readonly identity: ProductIdentity;
  /** The documented npm package, whose installed version is the current one. Without it the docs app's own version is. */
  readonly library?: Library;
  readonly versions: readonly VersionInput[];
  readonly pages: readonly PageEntry[];
  readonly redirects?: readonly Redirect[];
  /** Languages beside English that the product is published in, two letters each (SPEC CT-9). */
  readonly languages?: readonly string[];
  /** Asks search engines to leave the product out: for pages that are for the team alone (SPEC HD-2). */
  readonly noindex?: boolean;
}

/** A validated product whose version is known. */
export interface Product {
  readonly identity: ProductIdentity;
  readonly versions: readonly Version[];
  readonly pages: readonly PageEntry[];
  readonly redirects: readonly Redirect[];
  /** Path of the product's root, without trailing slash; `''` for the root of the site. */
  readonly rootPath: string;
  /** Languages beside English; every page has an address in each. */
  readonly languages?: readonly string[];
  readonly noindex?: boolean;
  /** The documented package, where there is one. */
  readonly library?: InstalledLibrary;
}
