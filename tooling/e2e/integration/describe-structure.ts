import {
  demoModuleAttribute,
  sandboxActionAttribute,
  sandboxUrlAttribute,
} from 'docs-shell/demo/contract';
import { stylesheetAttribute } from 'docs-shell/page-document';
import { parseDocument } from 'htmlparser2';

/** Class names differ in development builds of the library, which hash other sources and add labels. */
const libraryClass = /\bcss-[\w-]+/g;

/** The file name of an OG image contains a hash of its content. */
const ogImageOfPage = /\/(_assets|@docs)\/[^"]*og-image[^"/]*\.png$/;

interface ParsedNode {
  readonly type: string;
  readonly name?: string;
  readonly data?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly ParsedNode[];
}

/**
 * Returns the elements and texts of a page as a list. Leaves out what differs between `docs dev` and a build without
 * effect for readers: URLs of assets, attributes of Next, preloads, CSS text. Also leaves out the export of demos,
 * which only a build has.
 */
export function describeStructure(html: string): string[] {
  const lines: string[] = [];
  visit(parseDocument(html), 0, lines);
  return lines;
}

function visit(node: ParsedNode, depth: number, lines: string[]): void {
  if (node.type === 'text' && node.data?.trim()) {
    lines.push(`${'  '.repeat(depth)}“${node.data.trim()}”`);
  }
  if (isElement(node)) {
    if (isAsset(node) || isSandboxButton(node)) {
      return;
    }
    lines.push(`${'  '.repeat(depth)}<${node.name}${writeAttributes(node)}>`);
    if (node.type !== 'tag' && node.type !== 'script') {
      return;
    }
    if (node.name === 'script' && node.attribs?.['type'] === 'application/json') {
      return;
    }
  }
  for (const child of node.children ?? []) {
    visit(child, depth + 1, lines);
  }
}

function isElement(node: ParsedNode): node is ParsedNode & { name: string } {
  return node.name !== undefined && ['tag', 'script', 'style'].includes(node.type);
}

/** Stylesheets and preloads, which a build joins and renames. */
function isAsset({ name, attribs = {} }: ParsedNode): boolean {
  return (
    (name === 'link' && ['stylesheet', 'preload'].includes(attribs['rel'] ?? '')) ||
    (name === 'style' && stylesheetAttribute in attribs) ||
    (name === 'noscript' && 'data-n-css' in attribs)
  );
}

function isSandboxButton({ attribs = {} }: ParsedNode): boolean {
  return sandboxActionAttribute in attribs;
}

function writeAttributes({ attribs = {} }: ParsedNode): string {
  return Object.entries(attribs)
    .filter(([name]) => !name.startsWith('data-n') && name !== sandboxUrlAttribute)
    .map(([name, value]) =>
      ['src', demoModuleAttribute, 'data-library-styles'].includes(name)
        ? ` ${name}`
        : ` ${name}="${value.replaceAll(libraryClass, 'css-…').replace(ogImageOfPage, '/og-image.png')}"`,
    )
    .sort()
    .join('');
}
