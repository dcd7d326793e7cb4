import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Diagnostic } from 'diagnostics';
import { parseWithDiagnostics } from 'diagnostics/zod';
import { contentComponents, parentOf, plainElements } from './content-components';

/** Reports a diagnostic at a node. */
export type Report = (node: Nodes, diagnostic: Omit<Diagnostic, 'file' | 'line'>) => void;
/** A component in the tree of a page. */
export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** Checks a component against the registry. Returns its props if they are valid. */
export function inspectElement(
  node: JsxNode,
  parent: Nodes | undefined,
  report: Report,
): Readonly<Record<string, string>> | undefined {
  const name = node.name ?? '';
  const schema = contentComponents.get(name);
  if (!schema) {
    if (!plainElements.has(name)) {
      report(node, {
        code: 'DOCS3004',
        received: `the unknown component <${name}>`,
        expected: `one of: ${[...contentComponents.keys(), ...plainElements].join(', ')}`,
        hint: 'Use a component of the list, or write the character < as \\<.',
      });
    }
    return undefined;
  }
  const wanted = parentOf[name];
  if (wanted !== undefined && !(parent && 'name' in parent && parent.name === wanted)) {
    report(node, {
      path: `<${name}>`,
      code: 'DOCS3005',
      received: `<${name}> outside of <${wanted}>`,
      expected: `<${name}> directly inside of <${wanted}>`,
      hint: `Wrap it in <${wanted}>.`,
    });
  }
  if (name === 'Tabs') {
    inspectTabs(node, report);
  }
  const attributes = readAttributes(node);
  const { diagnostics } = parseWithDiagnostics(schema, attributes, {
    file: '',
    formatPath: () => `<${name}>`,
    describe: ({ kind, path }) => {
      const property = String(path[0] ?? '');
      const given = attributes[property];
      if (kind === 'unknown-key') return { received: `the unknown property ${property}` };
      return {
        received: given === undefined ? `no ${property}` : `${property}="${given}"`,
        hint: `Write <${name} ${property}="…">.`,
      };
    },
  });
  for (const { file: _, ...diagnostic } of diagnostics) {
    report(node, { ...diagnostic, code: 'DOCS3006' });
  }
  return diagnostics.length === 0 ? attributes : undefined;
}

/** Returns the attributes of a component. An attribute without a value is an empty text. */
export function readAttributes(node: JsxNode): Record<string, string> {
  const pairs = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute'
      ? [[attribute.name, attributeValue(attribute.value)] as const]
      : [['{…}', '{…}'] as const],
  );
  return Object.fromEntries(pairs);
}

function attributeValue(value: unknown): string {
  return typeof value === 'string' ? value : value === null || value === undefined ? '' : '{…}';
}

function inspectTabs(node: JsxNode, report: Report): void {
  const tabs = node.children.filter((child) => 'name' in child && child.name === 'Tab');
  const titles = tabs.map((tab) => readAttributes(tab as JsxNode)['title']);
  if (
    node.type === 'mdxJsxTextElement' ||
    tabs.length !== node.children.length ||
    tabs.length < 2
  ) {
    report(node, {
      path: '<Tabs>',
      code: 'DOCS3007',
      received: `${tabs.length} tabs${tabs.length < node.children.length ? ' and other content' : ''}`,
      expected:
        'two or more <Tab title="…">, with empty lines around their content, and nothing else',
      hint: 'Put each form into a <Tab> of its own.',
    });
  } else if (new Set(titles).size < titles.length) {
    report(node, {
      path: '<Tabs>',
      code: 'DOCS3007',
      received: `the titles ${titles.join(', ')}`,
      expected: 'each title once',
      hint: 'Name the tabs differently.',
    });
  }
}
