import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { flowElement, isElement, readAttributes, type JsxElement } from '../markdown/elements';
import type { ImportReport } from '../report';
import type { SourcePage } from '../types';
import { collectDemo, type DemoContext } from './demos';
import type { OutputFile } from './output-file';

/**
 * Copies the demos of a page and names their files in the tree. A demo that cannot be imported becomes a visible
 * marker. Before this step, `file` is the absolute path of the source.
 */
export function insertDemos(
  page: SourcePage,
  root: Root,
  context: DemoContext & { readonly report: ImportReport },
): readonly OutputFile[] {
  const files: OutputFile[] = [];
  const names = new Set<string>();
  let heading = page.title;
  const walk = (nodes: Nodes[]) => {
    nodes.forEach((node, index) => {
      if (node.type === 'heading') heading = toString(node);
      if (isElement(node) && node.name === 'Demo') {
        const inserted = insertDemo(node, { page, names, heading, context });
        files.push(...inserted.files);
        nodes[index] = inserted.node;
      } else if ('children' in node) {
        walk(node.children as Nodes[]);
      }
    });
  };
  walk(root.children);
  return files;
}

interface PlaceOptions {
  readonly page: SourcePage;
  /** Names of the page's demos. Each can be shown once. */
  readonly names: Set<string>;
  readonly heading: string;
  readonly context: DemoContext & { readonly report: ImportReport };
}

function insertDemo(
  node: JsxElement,
  { page, names, heading, context }: PlaceOptions,
): { readonly node: Nodes; readonly files: readonly OutputFile[] } {
  const { report } = context;
  const { file = '', title, height, iframe, code } = readAttributes(node);
  if (code !== undefined) return insertLiveDemo(node, code, { page, names, heading, context });
  const line = (node.position?.start.line ?? 1) + page.lineOffset;
  const location = { file: page.file, line };
  const plainName = path.basename(file).replace(/\.\w+$/, '');
  let suffix = '';
  for (let count = 2; names.has(plainName + suffix); count += 1) suffix = String(count);
  const name = plainName + suffix;
  const refuse = (problem: string, todo: string) => {
    const what = `the demo ${path.basename(file)}: ${problem}`;
    report.notImported(location, { kind: 'demo', what, todo });
    const source = `${path.basename(page.file)}:${line}`;
    return { node: flowElement('NotImported', { what, source }), files: [] };
  };
  const demo = collectDemo(file, context, suffix);
  if ('problem' in demo) return refuse(demo.problem, demo.todo);
  names.add(name);
  const result = `demos/${demo.file}`;
  const changes = [
    ...(suffix === '' ? [] : ['a copy, because the page has two demos of that name']),
    ...demo.changes,
  ];
  if (changes.length > 0) {
    report.changed(location, {
      kind: 'demo',
      what: path.basename(file),
      result: `${result}: ${changes.join('; ')}`,
    });
  } else {
    report.imported(location, { kind: 'demo', what: path.basename(file), result });
  }
  for (const host of demo.hosts) {
    report.changed(location, {
      kind: 'demo host',
      what: `${path.basename(file)} loads from ${host}`,
      result: 'the Content-Security-Policy blocks it',
      todo: `Add ${host} to DOCS_DEMO_HOSTS, or put the files next to the demo.`,
    });
  }
  const attributes = {
    file: demo.file,
    title: title || titleOf(plainName) || heading,
    ...(iframe !== undefined && { iframe: '' }),
    height: readHeight(height) ?? (iframe === undefined ? undefined : '400'),
  };
  return { node: flowElement('Demo', attributes), files: demo.files };
}

/** Turns a code block of the page into the file of a demo. */
function insertLiveDemo(
  node: JsxElement,
  code: string,
  { page, names, heading, context }: PlaceOptions,
) {
  const { name: given = 'Example' } = readAttributes(node);
  let name = given;
  for (let count = 2; names.has(name); count += 1) name = `${given}${count}`;
  names.add(name);
  const location = { file: page.file, line: (node.position?.start.line ?? 1) + page.lineOffset };
  const folder =
    page.address
      .split('/')
      .filter(Boolean)
      .join('/')
      .replaceAll(/[^\w/-]+/g, '-') || 'index';
  const file = `${folder}/${name}.tsx`;
  context.report.changed(location, {
    kind: 'live code',
    what: name,
    result: `demos/${file}, a demo without type checks`,
  });
  return {
    node: flowElement('Demo', { file, title: given === 'Example' ? heading : titleOf(given) }),
    files: [{ path: `demos/${file}`, content: code, location }],
  };
}

/** `BasicColumnGroups` → `Basic column groups`. Words in capitals stay in capitals. */
function titleOf(name: string): string {
  const words = name
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .trim()
    .split(/\s+/)
    .map((word, index) => (index > 0 && /^\p{Lu}\p{Ll}*$/u.test(word) ? word.toLowerCase() : word));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function readHeight(height: string | undefined): string | undefined {
  const pixels = /^\D*(\d{3,4})\D*$/.exec(height ?? '')?.[1];
  return pixels !== undefined && !pixels.startsWith('0') ? pixels : undefined;
}
