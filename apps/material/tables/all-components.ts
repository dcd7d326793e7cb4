import { readFileSync } from 'node:fs';
import type { TableData } from 'docs-shell/page-document';
import product from '../product';

const root = '/material-ui/';

/** Returns a value of a page's front matter. */
function readValue(source: string, key: string, pathname: string): string {
  const value = new RegExp(`^${key}: (.+)$`, 'm').exec(source)?.[1];
  if (!value) throw new Error(`The front matter of ${pathname} has no ${key} on one line.`);
  return value.replaceAll(/^(['"])(.*)\1$/g, '$2');
}

function createRow(pathname: string, subheader: string): TableData['rows'][number] {
  const name = pathname.slice(root.length);
  const source = readFileSync(new URL(`../content/${name}.mdx`, import.meta.url), 'utf8');
  return {
    id: name,
    cells: [
      { text: readValue(source, 'title', pathname), href: `${pathname}/` },
      readValue(source, 'description', pathname),
      subheader.charAt(0).toUpperCase() + subheader.slice(1).replaceAll('-', ' '),
    ],
  };
}

const components = product.pages.find(({ pathname }) => pathname === `${root}react-`);

/** The guides in the groups of the navigation entry “Components”, with their descriptions, sorted by title. */
export default {
  columns: [{ title: 'Component' }, { title: 'Description' }, { title: 'Group' }],
  rows: (components?.children ?? [])
    .flatMap(({ subheader = '', children = [] }) =>
      children
        .filter(({ pathname }) => pathname.startsWith(root))
        .map(({ pathname }) => createRow(pathname, subheader)),
    )
    .sort((a, b) => a.id.localeCompare(b.id)),
} satisfies TableData;
