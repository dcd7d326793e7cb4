import GithubSlugger from 'github-slugger';
import type { Heading, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { withChildren } from '../markdown/elements';
import type { ImportReport } from '../report';
import type { SourcePage } from '../types';

/** The changed headings of a page. */
export interface ConvertedHeadings {
  readonly root: Root;
  /** New ids by old id, for headings whose id changed. */
  readonly anchors: ReadonlyMap<string, string>;
  /** All ids of the page after the change. */
  readonly ids: ReadonlySet<string>;
}

/** Removes the title from the content, corrects the levels of headings, and lists the ids that change. */
export function convertHeadings(
  page: SourcePage,
  root: Root,
  report: ImportReport,
): ConvertedHeadings {
  const toOldId = page.createOldId();
  const slugger = new GithubSlugger();
  const anchors = new Map<string, string>();
  const ids = new Set<string>();
  const old: (readonly [string, string])[] = [];
  let level = 1;
  const locationOf = (node: Nodes) => ({
    file: page.file,
    ...(node.position && { line: node.position.start.line + page.lineOffset }),
  });
  const [first] = root.children.filter(({ type }) => type !== 'mdxJsxFlowElement');
  const title = root.children.find(
    (node) =>
      node.type === 'heading' &&
      node.depth === 1 &&
      (node === first || textOf(node) === page.title),
  );
  const isTitle = (node: Nodes) => node === title;
  visit(root, 'heading', (node: Heading) => {
    const explicit = takeExplicitId(node);
    const text = toString(node);
    const oldId = explicit ?? toOldId(text);
    if (isTitle(node)) return;
    const depth = Math.max(2, Math.min(node.depth, level + 1, 4)) as 2 | 3 | 4;
    if (depth !== node.depth) {
      const what = `a heading of level ${node.depth}`;
      report.changed(locationOf(node), { kind: 'heading', what, result: `level ${depth}` });
      node.depth = depth;
    }
    level = depth;
    const id = slugger.slug(text);
    ids.add(id);
    old.push([oldId, id]);
  });
  for (const [oldId, id] of old) {
    if (oldId !== '' && !ids.has(oldId) && !/[\s#]/.test(oldId)) anchors.set(oldId, id);
  }
  const children = root.children.filter((node) => !isTitle(node));
  return { root: withChildren(root, children), anchors, ids };
}

function textOf(node: Heading): string {
  return toString(node).replace(explicitId, '').trim();
}

const explicitId = /\s*(?:\{#([^\s{}]+)\}|\[#([^\s[\]]+)\])\s*$/;

/** `## Heading {#id}` and `## Heading [#id]`. */
function takeExplicitId(node: Heading): string | undefined {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const [mark, braces, brackets] = explicitId.exec(last.value) ?? [];
  if (mark === undefined) return undefined;
  last.value = last.value.slice(0, -mark.length);
  if (last.value === '') node.children.pop();
  return braces ?? brackets;
}
