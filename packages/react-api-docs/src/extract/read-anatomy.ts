import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentDocument } from '../document';
import type { InstalledPackage } from '../program/resolve-package';

/**
 * Returns how the parts of a compound component are put together, as JSX. Packages such as Base UI contain their
 * documentation as Markdown, at the paths of their site: the code comes from the section “Anatomy” of the first page that
 * the component links.
 */
export function readAnatomy(
  links: ComponentDocument['demos'],
  packages: readonly Pick<InstalledPackage, 'folder'>[],
): string | undefined {
  for (const { href } of links) {
    if (!URL.canParse(href)) continue;
    const { pathname } = new URL(href);
    for (const { folder } of packages) {
      const file = path.join(folder, 'docs', `${pathname.replace(/\/$/, '')}.md`);
      const anatomy = existsSync(file) ? findAnatomy(readFileSync(file, 'utf8')) : undefined;
      if (anatomy !== undefined) return anatomy;
    }
  }
  return undefined;
}

/** Returns the first code block below the heading “Anatomy” of a Markdown page, without its imports. */
function findAnatomy(page: string): string | undefined {
  const [, section] = /^## Anatomy\n(.*?)(?=^## |(?![^]))/ms.exec(page) ?? [];
  const [, code] = /^```[jt]sx[^\n]*\n(.*?)^```/ms.exec(section ?? '') ?? [];
  const jsx = code?.replaceAll(/^import [^;]*;\n/gm, '').trim();
  return jsx?.replace(/;$/, '');
}

/** Returns the names of the parts in the order in which the anatomy names them: `Root`, `Trigger`. */
export function listAnatomy(anatomy: string, owner: string): string[] {
  const names = [...anatomy.matchAll(/<([A-Z][\w.]*)/g)].map(([, name = '']) => name);
  const own = names.filter((name) => name.startsWith(`${owner}.`));
  return [...new Set(own.map((name) => name.slice(owner.length + 1)))];
}
