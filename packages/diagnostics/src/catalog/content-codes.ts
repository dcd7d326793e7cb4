import type { CatalogEntry } from './types';

/** Content. */
export const contentCodes = {
  DOCS3001: {
    title: 'MDX does not compile',
    text: 'The page has a syntax error. MDX reads `{` and `<` as code; write `\\{` and `\\<` for the characters.',
  },
  DOCS3002: {
    title: 'Page does not render',
    text: 'The page compiles, but a component of it fails.',
  },
  DOCS3003: {
    title: 'Page of another product',
    text: 'The `product` of the front matter is not the one that owns the address.',
  },
  DOCS3004: {
    title: 'Unknown component',
    text: 'Content uses the components of the platform only. To write `<` as text, escape it: `\\<`.',
  },
  DOCS3005: {
    title: 'Component in the wrong place',
    text: 'Some components only work as direct children of another one, such as `<Tab>` in `<Tabs>`.',
  },
  DOCS3006: {
    title: 'Invalid component property',
    text: 'A property of a content component is unknown, missing or has an invalid value.',
  },
  DOCS3007: {
    title: 'Invalid tabs',
    text: '`<Tabs>` holds two or more `<Tab>` with different titles, and nothing else.',
  },
  DOCS3008: {
    title: 'Expressions are not supported',
    text: 'Content is data: imports, exports and `{expressions}` are not executed.',
  },
  DOCS3009: {
    title: 'Image without a file',
    text: 'Write images with their file (`![text](./file.png)`), so that the build can find, measure and publish it.',
  },
  DOCS3010: {
    title: 'Image without alternative text',
    text: 'Readers who do not see the image need its text.',
  },
  DOCS3011: {
    title: 'Invalid image',
    text: 'The image file does not exist, is not in the app, has an unsupported format or too many bytes or pixels, or is an SVG that runs or loads something.',
  },
  DOCS3012: {
    title: 'Link without a target',
    text: 'A link needs an address or the id of a heading.',
  },
  DOCS3013: {
    title: 'Unknown language of a code block',
    text: 'Each code block names its language, which selects the syntax highlighting.',
  },
  DOCS3014: {
    title: 'Invalid option of a code block',
    text: 'The text after the language of a code block is not an option that the platform knows, or its lines are out of range.',
  },
  DOCS3015: {
    title: 'Headings out of order',
    text: 'Levels of headings follow each other without gaps: screen readers use them as an outline.',
  },
  DOCS3016: {
    title: 'Heading or title is not in sentence case',
    text: 'Headings and titles begin with a capital letter; other words have one only if they are names.',
  },
  DOCS3017: {
    title: 'Vague link text',
    text: 'Screen readers list links without their sentence. The text of a link says where it leads.',
  },
  DOCS3019: {
    title: 'Invalid table',
    text: 'The module of a `<DataTable>` does not return a table of the documented form.',
  },
  DOCS3020: {
    title: 'Unsafe link target',
    text: 'A link leads to a path or an anchor of this site, or has a whole `https:`, `http:` or `mailto:` address. Browsers run `javascript:` and read `//host` as another site.',
  },
  DOCS3021: {
    title: 'Banned phrase',
    text: 'The writing guide rules the phrase out. Quotation marks exempt a phrase that is mentioned, not used.',
  },
  DOCS3022: {
    title: 'Invalid old anchor',
    text: 'A line of `anchors` in the front matter names a heading that does not exist, or an id that a heading still has.',
  },
  DOCS3023: {
    title: 'Content that was not imported',
    text: '`docs import` wrote `<NotImported>` where the original has something that this platform has no form for. The build shows it as a warning; `docs check` fails until it is replaced or removed.',
  },
  DOCS3024: {
    title: 'Invalid component of docs.config.ts',
    text: 'A component of the product has wrong attributes on this page, or does not expand to valid content.',
  },
  DOCS3025: {
    title: 'Invalid change by a rehype plugin',
    text: 'A rehype plugin of `docs.config.ts` throws, or changes something that the build has checked: headings, components and images stay as they are, and new elements cannot run or load anything.',
  },
} as const satisfies Readonly<Record<string, CatalogEntry>>;
