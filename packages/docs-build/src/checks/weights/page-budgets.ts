/** Static budgets of a page, in KiB after gzip. */
export interface PageBudgets {
  /** HTML of a page without demos. */
  readonly html: number;
  /** HTML of a page without demos whose navigation has more than `largeNavigation` links. */
  readonly htmlWithLargeNavigation: number;
  /** What each demo of a page may add to its HTML: markup, styles and highlighted source. */
  readonly htmlPerDemo: number;
  /** What each row of an API page may add to its HTML: name, type, default, description, and their links. */
  readonly htmlPerApiRow: number;
  /** All stylesheets of a page. */
  readonly css: number;
  /** All fonts that a page can ask for, as they are stored. */
  readonly fonts: number;
  /** The same for a page whose demos use the icon font's ligatures. */
  readonly fontsWithFullIconFont: number;
  /** Scripts of the head with what they import. */
  readonly bootScripts: number;
}

/** Links from which on a navigation counts as large. */
export const largeNavigation = 300;
