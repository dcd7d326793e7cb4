import type { CatalogEntry } from './types';

/** Content. */
export const contentCodes = {
  DOCS3001: {
    title: 'MDX does not compile',
    text: 'The page has a syntax error. MDX reads `{` as the start of an expression and `<` as the start of a component.',
    fix: 'Correct the syntax at the line that the message names. Write `\\{` and `\\<` for the characters; put empty lines around markdown inside a component.',
  },
  DOCS3002: {
    title: 'Page does not render',
    text: 'The page compiles, but a component of it fails while its HTML is written.',
    fix: 'Read the error after “received”: it names the component. Compare its attributes with those in [CONTRIBUTING.md](../CONTRIBUTING.md#writing-pages).',
  },
  DOCS3003: {
    title: 'Page of another product',
    text: 'The `product` of the front matter is not the one that owns the address. The key guards pages that a team moves.',
    fix: 'Move the page, or correct the front matter. Without `product`, the address alone decides.',
  },
  DOCS3004: {
    title: 'Unknown component',
    text: 'Content uses the components of the platform and those in `docs.config.ts`. Anything else in angle brackets has no HTML.',
    fix: 'Take the suggested name, declare the component in `docs.config.ts`, or write `\\<` for the character.',
  },
  DOCS3005: {
    title: 'Component in the wrong place',
    text: 'Some components only work as direct children of another one, such as `<Tab>` in `<Tabs>`.',
    fix: 'Move it into the component that the message names, with nothing between the two.',
  },
  DOCS3006: {
    title: 'Invalid component property',
    text: 'An attribute of a content component is unknown, missing or has a value that the component cannot show.',
    fix: 'Correct, add or remove the attribute that the message names.',
  },
  DOCS3007: {
    title: 'Invalid tabs',
    text: '`<Tabs>` holds two or more `<Tab>` with different titles, and nothing else.',
    fix: 'Put all content into two or more `<Tab title="…">` with different titles. A single choice needs no tabs.',
  },
  DOCS3008: {
    title: 'Expressions are not supported',
    text: 'Content is data: imports, exports and `{expressions}` are not executed.',
    fix: 'Write the value as text. For rows from a package use a `<GeneratedTable>`; for anything interactive, a `<Demo>`.',
  },
  DOCS3009: {
    title: 'Image without a file',
    text: 'The build measures and publishes images, so that pages don’t move while they load. It finds them by the path to their file.',
    fix: 'Put the file beside the page and write `![what it shows](./file.png)`.',
  },
  DOCS3010: {
    title: 'Image without alternative text',
    text: 'Readers who do not see the image need its text, and so do search engines.',
    fix: 'Write what the image shows: `![A button with an icon](./button.png)`.',
  },
  DOCS3011: {
    title: 'Invalid image',
    text: 'The image file does not exist, is not in the app, has an unsupported format or too many bytes or pixels, or is an SVG that runs or loads something.',
    fix: 'The message says which of these it is. Export an SVG without scripts and links, reduce a large image, or move the file below `content/`.',
  },
  DOCS3012: {
    title: 'Link without a target',
    text: 'A link needs an address or the id of a heading. An empty one reloads the page.',
    fix: 'Write the address in the parentheses, or remove the link.',
  },
  DOCS3013: {
    title: 'Unknown language of a code block',
    text: 'Each code block names its language, which selects the syntax highlighting.',
    fix: 'Name one of the languages in the message after the three backticks. Use `text` for output and for other languages.',
  },
  DOCS3014: {
    title: 'Invalid option of a code block',
    text: 'The text after the language of a code block is not an option that the platform knows, or its lines are out of range.',
    fix: 'Correct the option. The message lists the options, or the lines that the block has.',
  },
  DOCS3015: {
    title: 'Headings out of order',
    text: 'Levels of headings follow each other without gaps: screen readers use them as an outline.',
    fix: 'Change the level: below `##` comes `###`. Levels are not sizes.',
  },
  DOCS3016: {
    title: 'Heading or title is not in sentence case',
    text: 'Headings and titles begin with a capital letter; other words have one only if they are names.',
    fix: 'Write the other words in small letters. The build knows the products of the app, the exports of their packages, and common names. Add further names to `names` in `docs.config.ts`.',
  },
  DOCS3017: {
    title: 'Vague link text',
    text: 'Screen readers list links without their sentence. The text of a link says where it leads.',
    fix: 'Put the name of the target into the link: “see the API of Button” instead of “see here”.',
  },
  DOCS3019: {
    title: 'Invalid table',
    text: 'The module of a `<GeneratedTable>` does not return a table of the documented form.',
    fix: 'Let the default export satisfy `TableData` of `docs-shell/page-document`: `columns`, and `rows` with an `id` and one cell for each column.',
  },
  DOCS3020: {
    title: 'Unsafe link target',
    text: 'A link leads to a path or an anchor of this site, or has a whole `https:`, `http:` or `mailto:` address. Browsers run `javascript:` and read `//host` as another site.',
    fix: 'Write a path with one slash in front, an anchor, or the whole address with `https:`.',
  },
  DOCS3021: {
    title: 'Banned phrase',
    text: 'The writing guide rules the phrase out, because it is vague, or hard to read for readers whose first language is another one.',
    fix: 'Write what the message suggests. Quotation marks exempt a phrase that is mentioned, not used.',
  },
  DOCS3022: {
    title: 'Invalid old anchor',
    text: 'A line of `anchors` in the front matter names a heading that does not exist, or an id that a heading still has.',
    fix: 'Write `old-id: new-id` with the id of a heading that is on the page now, and remove the line of an id that a heading still has.',
  },
  DOCS3023: {
    title: 'Content that was not imported',
    text: '`docs import` wrote `<NotImported>` where the original has something that this platform has no form for. The build shows it as a warning; `docs check` fails until it is gone.',
    fix: 'Replace it with components of the platform, or remove it.',
  },
  DOCS3024: {
    title: 'Invalid component of docs.config.ts',
    text: 'A component of the product has wrong attributes on this page, or does not expand to valid content.',
    fix: 'Correct the attributes. If they are right, correct `expand` of the component in `docs.config.ts`: it may return what a page may contain.',
  },
  DOCS3025: {
    title: 'Invalid change by a rehype plugin',
    text: 'A rehype plugin of `docs.config.ts` throws, or changes something that the build has checked. Headings, components and images stay as they are, and new elements cannot run or load anything.',
    fix: 'Change headings, components and images with a remark plugin: it runs before the build reads them.',
  },
  DOCS3026: {
    title: 'Heading without words',
    text: 'The address of a section is made of the letters and digits of its heading. Without any, links to it lead nowhere, and the table of contents has an empty entry.',
    fix: 'Write what the section is about, or remove the heading.',
  },
  DOCS3027: {
    title: 'File that is not in UTF-8',
    text: 'The build reads pages and demos in UTF-8. In another encoding, letters such as ü would be shown as �.',
    fix: 'Save the file in UTF-8.',
  },
  DOCS3028: {
    title: 'Table row with too many cells',
    text: 'Markdown leaves out the cells of a row that are beyond those of the first row of the table, so readers would not see them. Often a | is part of a text: it separates cells in code, too.',
    fix: 'Write | in a cell as \\|, or add a column to the first two rows.',
  },
} as const satisfies Readonly<Record<string, CatalogEntry>>;
