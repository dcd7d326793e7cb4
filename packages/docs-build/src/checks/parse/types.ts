/** An attribute that names an address. */
export interface PageLink {
  readonly tag: string;
  readonly attribute: string;
  /** As written, entities decoded. */
  readonly url: string;
  /** Of a `<link>`. */
  readonly rel?: string;
  /** `as` of a preload. */
  readonly as?: string;
}

/** A `<script>`; `text` is empty where `src` is set. */
export interface PageScript {
  readonly type: string;
  readonly text: string;
  readonly src?: string;
  readonly id?: string;
  readonly inHead: boolean;
}

/** An attribute that names an id of the same page. */
export interface IdReference {
  readonly tag: string;
  readonly attribute: string;
  readonly id: string;
}

/** An inline event handler. */
export interface InlineHandler {
  readonly tag: string;
  readonly attribute: string;
}

/** A heading outside demos, which show a library's headings, not the page's. */
export interface PageHeading {
  readonly level: number;
  readonly text: string;
}

/** A stretch of the page's text, as offsets of its characters. */
export interface PagePart {
  /** `nav`, `style`, `script`, or `demo Name`. */
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

/** A built page, read once: all that the checks ask of it. */
export interface ParsedPage {
  /** From the site's root, with `/`: `material-ui/react-button/index.html`. */
  readonly file: string;
  /** Address without origin: `/material-ui/react-button/`, `/material-ui/404.html`. */
  readonly pathname: string;
  readonly language: string | undefined;
  /** Texts of the `<title>` elements of the head. */
  readonly titles: readonly string[];
  readonly description: string | undefined;
  /** How often each id occurs. */
  readonly ids: ReadonlyMap<string, number>;
  readonly idReferences: readonly IdReference[];
  readonly links: readonly PageLink[];
  readonly scripts: readonly PageScript[];
  readonly handlers: readonly InlineHandler[];
  readonly headings: readonly PageHeading[];
  readonly mainCount: number;
  /** Links inside `<nav>`. */
  readonly navigationLinkCount: number;
  /** Table rows outside demos that an address can name: props, slots and classes of an API page. */
  readonly anchoredRowCount: number;
  /** Where the demos stand, and their frames with them. */
  readonly demos: readonly PagePart[];
  /** The bulky parts, for a message that says what makes a page heavy. */
  readonly parts: readonly PagePart[];
}
