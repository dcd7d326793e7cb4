import {
  demoModuleAttribute,
  sandboxActionAttribute,
  sandboxUrlAttribute,
} from 'docs-shell/demo/contract';
import { parseDocument } from 'htmlparser2';

/** Development builds of the library hash other sources, and name what they style. */
const libraryClass = /\bcss-[\w-]+/g;

/** A build names a page's picture by its content. */
const pictureOfPage = /\/(_assets|@docs)\/[^"]*card[^"/]*\.png$/;

interface ParsedNode {
  readonly type: string;
  readonly name?: string;
  readonly data?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly ParsedNode[];
}

/**
 * A page as a list of its elements and texts. What a build renames (URLs of assets, marks of the framework,
 * preloads, CSS text) is left out; everything a reader could notice is not. Only a build exports demos as projects:
 * who runs `docs dev` edits their files.
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

/** Stylesheets and preloads: a build joins and renames them. Next hides nothing else there. */
function isAsset({ name, attribs = {} }: ParsedNode): boolean {
  return (
    (name === 'link' && ['stylesheet', 'preload'].includes(attribs['rel'] ?? '')) ||
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
        : ` ${name}="${value.replaceAll(libraryClass, 'css-…').replace(pictureOfPage, '/card.png')}"`,
    )
    .sort()
    .join('');
}
