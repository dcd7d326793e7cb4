/** An attribute with a URL. */
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

/** An attribute with an id of the same page. */
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

/** A heading outside demos. Headings inside demos belong to the demo. */
export interface PageHeading {
  readonly level: number;
  readonly text: string;
}

/** A range of the page's text, as offsets of characters. */
export interface PagePart {
  /** `nav`, `style`, `script`, or `demo Name`. */
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

/** A parsed page: everything that the checks need. */
export interface ParsedPage {
  /** From the site's root, with `/`: `material-ui/react-button/index.html`. */
  readonly file: string;
  /** URL without origin: `/material-ui/react-button/`, `/material-ui/404.html`. */
  readonly pathname: string;
  readonly language: string | undefined;
  /** Texts of the `<title>` elements of the head. */
  readonly titles: readonly string[];
  readonly description: string | undefined;
  /** Number of occurrences by id. */
  readonly ids: ReadonlyMap<string, number>;
  readonly idReferences: readonly IdReference[];
  readonly links: readonly PageLink[];
  readonly scripts: readonly PageScript[];
  readonly handlers: readonly InlineHandler[];
  readonly headings: readonly PageHeading[];
  readonly mainCount: number;
  /** Links inside `<nav>`. */
  readonly navigationLinkCount: number;
  /** Rows with an id, outside demos: props, slots, classes and written-out types of an API page. */
  readonly apiRowCount: number;
  /** Positions of the demos, including their frames. */
  readonly demos: readonly PagePart[];
  /** The largest parts, for the message about a page that is too heavy. */
  readonly parts: readonly PagePart[];
}
