import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { z } from 'zod';
import type { Fault } from '../faults';
import { contentComponents, parentOf, plainElements } from './content-components';

/** Reports a fault at a node. */
export type Report = (node: Nodes, fault: Omit<Fault, 'file' | 'line'>) => void;
/** A component in the tree of a page. */
export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** Checks a component against the registry. Returns its properties if they are sound. */
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
        found: `the unknown component <${name}>`,
        expected: `one of: ${[...contentComponents.keys(), ...plainElements].join(', ')}`,
        fix: 'Use a component of the list, or write the character < as \\<.',
      });
    }
    return undefined;
  }
  const wanted = parentOf[name];
  if (wanted !== undefined && !(parent && 'name' in parent && parent.name === wanted)) {
    report(node, {
      path: `<${name}>`,
      found: `<${name}> outside of <${wanted}>`,
      expected: `<${name}> directly inside of <${wanted}>`,
      fix: `Wrap it in <${wanted}>.`,
    });
  }
  if (name === 'Tabs') {
    inspectTabs(node, report);
  }
  const attributes = readAttributes(node);
  const parsed = schema.safeParse(attributes);
  for (const issue of parsed.error?.issues ?? []) {
    report(node, { path: `<${name}>`, ...describeIssue(issue, attributes, name) });
  }
  return parsed.success ? attributes : undefined;
}

/** Attributes of a component; one without value is empty. */
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
      found: `${tabs.length} tabs${tabs.length < node.children.length ? ' and other content' : ''}`,
      expected:
        'two or more <Tab title="…">, with empty lines around their content, and nothing else',
      fix: 'Put each form into a <Tab> of its own.',
    });
  } else if (new Set(titles).size < titles.length) {
    report(node, {
      path: '<Tabs>',
      found: `the titles ${titles.join(', ')}`,
      expected: 'each title once',
      fix: 'Name the tabs differently.',
    });
  }
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
    expected:
      issue.code === 'invalid_value' && issue.values.length > 1
        ? `one of: ${issue.values.join(', ')}`
        : issue.message,
    fix: `Write <${name} ${property}="…">.`,
  };
}
