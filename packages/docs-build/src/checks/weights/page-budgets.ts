/** Static budgets of a page, in KiB after gzip. */
export interface PageBudgets {
  /** HTML of a page without demos. */
  readonly html: number;
  /** HTML of a page without demos with more than `largeNavigation` links in its navigation. */
  readonly htmlWithLargeNavigation: number;
  /** HTML that each demo may add: markup, styles and highlighted source. */
  readonly htmlPerDemo: number;
  /** HTML that each row of an API page may add: name, type, default, description, and their links. */
  readonly htmlPerApiRow: number;
  /** All stylesheets of a page. */
  readonly css: number;
  /** All fonts that a page can load, as they are stored. */
  readonly fonts: number;
  /** All fonts of a page whose demos use ligatures of the icon font. */
  readonly fontsWithFullIconFont: number;
  /** Scripts of the head and their imports. */
  readonly bootScripts: number;
}

/** Number of links above which a navigation is large. */
export const largeNavigation = 300;
