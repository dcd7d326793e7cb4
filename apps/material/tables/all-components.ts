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

function readGuide(pathname: string, subheader: string) {
  const name = pathname.slice(root.length);
  const source = readFileSync(new URL(`../content/${name}.mdx`, import.meta.url), 'utf8');
  return {
    name,
    href: `${pathname}/`,
    title: readValue(source, 'title', pathname),
    description: readValue(source, 'description', pathname),
    group: subheader.charAt(0).toUpperCase() + subheader.slice(1).replaceAll('-', ' '),
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
        .map(({ pathname }) => readGuide(pathname, subheader)),
    )
    .sort((a, b) => a.title.localeCompare(b.title))
    .map(({ name, href, title, description, group }) => ({
      id: name,
      cells: [{ text: title, href }, description, group],
    })),
} satisfies TableData;
