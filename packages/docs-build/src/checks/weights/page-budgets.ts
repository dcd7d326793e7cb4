/** Static budgets of a page, in KiB after gzip. */
export interface PageBudgets {
  /** HTML of a page without demos. */
  readonly html: number;
  /** HTML of a page without demos with more than `largeNavigation` links in its navigation. */
  readonly htmlWithLargeNavigation: number;
  /** HTML that each demo may add, if the product declares no budget of its own: markup, styles and highlighted source. */
  readonly htmlPerDemo: number;
  /** HTML that each row of an API page may add: name, type, default, description, and their links. */
  readonly htmlPerApiRow: number;
  /** The stylesheets of the shell. */
  readonly css: number;
  /** The stylesheets of the library and of the demos, if the product declares no budget of its own. */
  readonly cssOfDemos: number;
  /** All fonts that a page can load, as they are stored. */
  readonly fonts: number;
  /** All fonts of a page whose demos use ligatures of the icon font. */
  readonly fontsWithFullIconFont: number;
  /** Scripts of the head and their imports. */
  readonly bootScripts: number;
}

/** Number of links above which a navigation is large. */
export const largeNavigation = 300;
