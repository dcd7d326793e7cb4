import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { readAttributes } from './inspect-element';

/** The install command of each package manager, and its flag for development dependencies. */
const managers = [
  { name: 'npm', command: 'npm install', dev: '--save-dev' },
  { name: 'pnpm', command: 'pnpm add', dev: '--save-dev' },
  { name: 'yarn', command: 'yarn add', dev: '--dev' },
  { name: 'bun', command: 'bun add', dev: '--dev' },
] as const;

/** A remark plugin: turns `<Install packages="…">` into tabs with a command for each package manager. */
export function expandInstall(label: string) {
  return () => (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Install') {
        return;
      }
      const { packages = '', dev } = readAttributes(node);
      const tabs = managers.map((manager) => {
        const words = [manager.command, ...(dev === undefined ? [] : [manager.dev]), packages];
        const code: Code = { type: 'code', lang: 'bash', value: words.join(' ') };
        return element('Tab', { title: manager.name }, [code]);
      });
      Object.assign(node, element('Tabs', { label, group: 'package-manager' }, tabs));
    });
  };
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  };
}
