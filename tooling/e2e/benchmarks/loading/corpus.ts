import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';

/** The site that `npm run build` writes. */
export const builtSite = path.join(import.meta.dirname, '../../../../dist/site');

/** A page that every site of the comparison has. */
export interface LoadedPage {
  /** Its name in the table. */
  readonly name: string;
  /** Its URL in this repository's site. */
  readonly address: string;
  /** Its file name on the sites of the other generators. */
  readonly slug: string;
}

/** The page on which the benchmark clicks a link. */
export const startPage = {
  name: 'text',
  address: '/material-ui/getting-started/installation/',
  slug: 'installation',
} as const satisfies LoadedPage;

/** The page to which the link leads. */
export const targetPage = {
  name: 'Button, 8 demos',
  address: '/material-ui/react-button/',
  slug: 'button',
} as const satisfies LoadedPage;

/** The pages that are measured. */
export const loadedPages: readonly LoadedPage[] = [
  startPage,
  { name: 'text with demos', address: '/system/spacing/', slug: 'spacing' },
  targetPage,
  {
    name: 'Autocomplete, 19 demos',
    address: '/material-ui/react-autocomplete/',
    slug: 'react-autocomplete',
  },
  { name: 'API of Autocomplete', address: '/material-ui/api/autocomplete/', slug: 'autocomplete' },
  { name: 'API of DataGrid', address: '/x/api/data-grid/data-grid/', slug: 'data-grid' },
];

/** An entry of the side navigation: a link, or a group if it has `items`. */
export interface NavigationEntry {
  readonly label: string;
  readonly link: string;
  readonly items: readonly NavigationEntry[];
}

/** The content of the sites of the other generators. */
export interface Corpus {
  readonly navigation: readonly NavigationEntry[];
  readonly pages: readonly CorpusPage[];
}

/** A page as its author would write it. */
export interface CorpusPage {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Markdown without the title. The start page links to the target page: some generators render closed groups late. */
  readonly body: string;
}

/** Reads the generated Markdown of the measured pages, and the side navigation of Material UI. */
export async function readCorpus(): Promise<Corpus> {
  const html = await readFile(path.join(builtSite, targetPage.address, 'index.html'), 'utf8');
  return {
    navigation: readNavigation(html),
    pages: await Promise.all(
      loadedPages.map(async ({ address, slug }) => {
        const text = await readFile(path.join(builtSite, address, 'index.md'), 'utf8');
        const [, title = '', description = '', body = ''] =
          /^# (.+)\n+> (.+)\n+([\s\S]+)$/.exec(text) ?? [];
        if (body === '') throw new Error(`${address}index.md has no title, description and text.`);
        const next = slug === startPage.slug ? `\n[Next page](/${targetPage.slug})\n` : '';
        return { slug, title, description, body: body + next };
      }),
    ),
  };
}

/** The entry of a measured page leads to its copy; the other entries lead to pages that the other sites do not have. */
function readNavigation(html: string): readonly NavigationEntry[] {
  const navigation = DomUtils.findOne(
    ({ attribs }) => attribs['class'] === 'd-side-nav',
    parseDocument(html).children,
  );
  const list = navigation && DomUtils.getElementsByTagName('ul', navigation).at(1);
  if (!list) throw new Error(`${targetPage.address} has no side navigation.`);
  return readList(list);
}

type HtmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

function readList(list: HtmlElement): readonly NavigationEntry[] {
  return childElements(list).map((item) => {
    const inner = DomUtils.getElementsByTagName('ul', item)[0];
    const [first] = childElements(item);
    const link = first?.name === 'a' ? first.attribs['href'] : undefined;
    const label = first?.name === 'details' ? childElements(first)[0] : first;
    const page = loadedPages.find(({ address }) => address === link);
    return {
      label: label ? DomUtils.textContent(label).trim() : '',
      link: page ? `/${page.slug}` : (link ?? ''),
      items: inner ? readList(inner) : [],
    };
  });
}

function childElements({ children }: HtmlElement): readonly HtmlElement[] {
  return children.filter((child): child is HtmlElement => 'attribs' in child);
}
