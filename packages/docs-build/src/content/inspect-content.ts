import GithubSlugger from 'github-slugger';
import type { Heading as HeadingNode, Nodes, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { Heading, SourceLink } from 'docs-shell/page-document';
import { visit } from 'unist-util-visit';
import type { z } from 'zod';
import type { Fault } from '../faults';
import { contentComponents, plainElements } from './content-components';
import { codeLanguages } from './highlight';
import type { DemoReference } from './types';

/** What a walk over the source of a page finds. */
export interface ContentInspection {
  readonly headings: Heading[];
  readonly links: SourceLink[];
  readonly demos: DemoReference[];
  readonly faults: Fault[];
  yaml?: { readonly value: string; readonly line: number };
}

/** A remark plugin that collects headings, links, demos and faults, and gives each heading its id. */
export function inspectContent(file: string, into: ContentInspection) {
  const slugger = new GithubSlugger();
  const report = (node: Nodes, fault: Omit<Fault, 'file' | 'line'>) => {
    into.faults.push({ file, ...lineOf(node), ...fault });
  };
  return () => (tree: Root) => {
    visit(tree, (node) => {
      switch (node.type) {
        case 'yaml':
          into.yaml = { value: node.value, line: (node.position?.start.line ?? 0) + 1 };
          break;
        case 'heading':
          inspectHeading(node, slugger, into, report);
          break;
        case 'link':
        case 'definition':
          into.links.push({ href: node.url, line: node.position?.start.line ?? 1 });
          break;
        case 'code':
          if (!codeLanguages.some((language) => language === node.lang)) {
            report(node, {
              found: node.lang ? `a code fence in “${node.lang}”` : 'a code fence without language',
              expected: `one of: ${codeLanguages.join(', ')}`,
              fix: 'Name the language after the three backticks.',
            });
          }
          break;
        case 'image':
        case 'imageReference':
          report(node, {
            found: 'an image',
            expected: 'text, a table, code or a demo',
            fix: 'Show it as a demo: images without dimensions move the page while it loads.',
          });
          break;
        case 'mdxjsEsm':
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          report(node, {
            found: node.type === 'mdxjsEsm' ? 'an import or export' : 'a JavaScript expression',
            expected: 'plain content',
            fix: 'Move code into a demo; write { and } as \\{ and \\}.',
          });
          break;
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          inspectElement(node, into, report);
          break;
      }
    });
  };
}

type Report = (node: Nodes, fault: Omit<Fault, 'file' | 'line'>) => void;

function lineOf(node: Nodes): { line?: number } {
  return node.position ? { line: node.position.start.line } : {};
}

function inspectHeading(
  node: HeadingNode,
  slugger: GithubSlugger,
  into: ContentInspection,
  report: Report,
): void {
  const text = toString(node);
  const id = slugger.slug(text);
  node.data = { ...node.data, hProperties: { id, title: text } };
  const previous = into.headings.at(-1)?.level ?? 1;
  if (node.depth === 1 || node.depth > 4 || (node.depth === 3 && previous === 1)) {
    report(node, {
      found: `a heading of level ${node.depth}: “${text}”`,
      expected: 'levels 2 to 4 in order: the title of the page is its front matter’s',
      fix: `Use ${node.depth === 1 || previous === 1 ? '##' : '###'} instead.`,
    });
  }
  if (node.depth === 2 || node.depth === 3) {
    into.headings.push({ level: node.depth, id, text });
  }
}

function inspectElement(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  into: ContentInspection,
  report: Report,
): void {
  const name = node.name ?? '';
  const schema = contentComponents.get(name);
  if (!schema) {
    if (!plainElements.has(name)) {
      report(node, {
        found: `the unknown component <${name}>`,
        expected: `one of: ${[...contentComponents.keys(), ...plainElements].join(', ')}`,
        fix: 'Use a component of the list, or write the character < as \\<.',
      });
    }
    return;
  }
  const attributes = readAttributes(node);
  const parsed = schema.safeParse(attributes);
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      report(node, { path: `<${name}>`, ...describeIssue(issue, attributes, name) });
    }
  } else if (name === 'Demo') {
    const { file = '', title = '', height } = attributes;
    into.demos.push({
      file,
      title,
      line: node.position?.start.line ?? 1,
      ...(height !== undefined && {
        [attributes['iframe'] === undefined ? 'height' : 'frameHeight']: Number(height),
      }),
    });
  } else if (name === 'ProductCard') {
    into.links.push({ href: attributes['href'] ?? '', line: node.position?.start.line ?? 1 });
  }
}

function readAttributes(node: MdxJsxFlowElement | MdxJsxTextElement): Record<string, string> {
  const pairs = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute'
      ? [[attribute.name, readValue(attribute.value)] as const]
      : [['{…}', '{…}'] as const],
  );
  return Object.fromEntries(pairs);
}

/** An attribute without a value counts as an empty one. */
function readValue(value: MdxJsxAttribute['value']): string {
  return typeof value === 'object' && value !== null ? '{…}' : (value ?? '');
}

function describeIssue(
  issue: z.core.$ZodIssue,
  attributes: Readonly<Record<string, string>>,
  name: string,
): Pick<Fault, 'found' | 'expected' | 'fix'> {
  if (issue.code === 'unrecognized_keys') {
    return {
      found: `the unknown property ${issue.keys.join(', ')}`,
      expected: `the properties of <${name}> alone`,
      fix: 'Remove it.',
    };
  }
  const property = String(issue.path[0] ?? '');
  const given = attributes[property];
  return {
    found: given === undefined ? `no ${property}` : `${property}="${given}"`,
    expected: issue.code === 'invalid_value' ? `one of: ${issue.values.join(', ')}` : issue.message,
    fix: `Write <${name} ${property}="…">.`,
  };
}
