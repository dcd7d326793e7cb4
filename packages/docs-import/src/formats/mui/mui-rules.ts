import path from 'node:path';
import type { Code, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { findScript } from '../../code/find-script';
import { createTabs } from '../../markdown/containers';
import { convertCode } from '../../markdown/convert-code';
import type { ConvertContext, FormatRules } from '../../markdown/format-rules';
import { flowElement, readAttributes, toFlow, withChildren } from '../../markdown/elements';
import { readRecord } from '../read-values';

/** Facts that constructs of a page state besides its text. */
export interface MuiPageFacts {
  description?: string;
  plan?: 'pro' | 'premium';
}

/** Components whose content comes from the front matter on this platform. */
const headers = /\/(ComponentLinkHeader|ComponentPageTabs|ImplementationHeader)$/;

/** Options of `{{"demo": …}}` that only affect the frame of the demo. */
const frameOptions = [
  'bg',
  'hideToolbar',
  'defaultCodeOpen',
  'disableAd',
  'maxWidth',
  'disableLiveEdit',
];

/**
 * Returns the rules for the constructs of a page: `{{"demo": …}}`, `{{"component": …}}`, `<codeblock>` and the
 * description.
 */
export function createMuiRules(file: string, body: string, facts: MuiPageFacts): FormatRules {
  return {
    element({ name, attributes, children, node }) {
      if (name === 'p' && attributes['class'] === 'description') {
        facts.description = textOf(children);
        return [];
      }
      // Returns the note below a heading with a plan.
      if (name === 'Callout') return [withChildren(node, [...children])];
      if (name === 'codeblock') {
        const storageKey = attributes['storageKey'] ?? attributes['storagekey'];
        const tabs = children.flatMap((child) => (child.type === 'code' ? [nameTab(child)] : []));
        return createTabs(
          storageKey === 'package-manager' ? 'Package manager' : 'Variant',
          tabs,
          storageKey,
        );
      }
      if (name === 'span' && planOf(attributes['class']) !== undefined && children.length === 0) {
        return [
          {
            type: 'text',
            value: planOf(attributes['class']) === 'pro' ? 'Pro' : 'Premium',
            ...(node.position && { position: node.position }),
          },
        ];
      }
      return undefined;
    },
    paragraph(_children, node, context) {
      const { start, end } = node.position ?? {};
      const source = body.slice(start?.offset ?? 0, end?.offset ?? 0);
      if (!/^\s*\{\{/.test(source)) return undefined;
      return [...source.matchAll(/\{\{(.*?)\}\}/gs)].flatMap(([whole, options = '']) =>
        convertPlaceholder(whole, options, node, { file, context }),
      );
    },
    code(node, context) {
      // The word after the language is the label of the tab, or the title.
      const [, word] = /^([\w][\w .+-]*)$/.exec(node.meta ?? '') ?? [];
      return word === undefined
        ? undefined
        : [convertCode({ ...node, meta: `title="${word}"` }, context)];
    },
  };
}

interface PlaceholderContext {
  readonly file: string;
  readonly context: ConvertContext;
}

function convertPlaceholder(
  whole: string,
  options: string,
  node: Nodes,
  { file, context }: PlaceholderContext,
): readonly Nodes[] {
  const { report, locationOf, notImported } = context;
  const values = parseJson(`{${options}}`);
  const { demo, component, iframe, height } = values;
  const at = node.position ? { position: node.position } : {};
  if (typeof component === 'string') {
    if (headers.test(component)) {
      report.changed(locationOf(node), {
        kind: 'component',
        what: component,
        result: 'links from the front matter',
      });
      return [];
    }
    return [
      notImported(node, {
        kind: 'component',
        what: `the component ${component}`,
        todo: 'Write it as a demo with the option “bare”, or as text.',
      }),
    ];
  }
  if (typeof demo !== 'string') {
    return [
      notImported(node, {
        kind: 'placeholder',
        what: whole.slice(0, 80),
        todo: 'Write its content here.',
      }),
    ];
  }
  const source = findDemo(path.resolve(path.dirname(file), demo));
  if (source === undefined) {
    return [
      notImported(node, {
        kind: 'demo',
        what: `the demo ${demo}, which does not exist`,
        todo: 'Correct its name.',
      }),
    ];
  }
  const dropped = frameOptions.filter((option) => option in values);
  const unknown = Object.keys(values).filter(
    (key) => !['demo', 'iframe', 'height', ...frameOptions].includes(key),
  );
  if (dropped.length + unknown.length > 0) {
    report.changed(locationOf(node), {
      kind: 'demo option',
      what: `${[...dropped, ...unknown].join(', ')} of ${demo}`,
      result: 'left out: the platform decides about the frame',
    });
  }
  const isFrame = iframe === true;
  const element = flowElement('Demo', {
    file: source,
    ...(isFrame && { iframe: '' }),
    ...(typeof height === 'number' && { height: String(height) }),
  });
  return [{ ...element, ...at }];
}

/** The TypeScript variant of a demo, or the JavaScript one. */
function findDemo(file: string): string | undefined {
  const plain = file.replace(/\.(js|jsx|ts|tsx)$/, '');
  return (
    findScript(`${plain}.tsx`) ??
    findScript(`${plain}.ts`) ??
    findScript(`${plain}.js`) ??
    findScript(plain)
  );
}

function parseJson(text: string): Readonly<Record<string, unknown>> {
  try {
    return readRecord(JSON.parse(text));
  } catch {
    return {};
  }
}

function nameTab(code: Code) {
  const title = /title="([^"]*)"/.exec(code.meta ?? '')?.[1] ?? code.lang ?? 'Code';
  const { meta: _, ...rest } = code;
  return { title, children: [rest] };
}

function planOf(className: string | undefined): 'pro' | 'premium' | undefined {
  return className === 'plan-pro' ? 'pro' : className === 'plan-premium' ? 'premium' : undefined;
}

/**
 * Removes the icons of plans from headings. The icon of the title sets the plan of the page. Below other headings, a
 * note says which plan the feature needs.
 */
export function takePlans(root: Root, facts: MuiPageFacts): void {
  visit(root, 'heading', (heading, index, parent) => {
    for (const child of heading.children) {
      const icon = (child.type === 'link' ? child.children : [child]).find(
        (node) => node.type === 'mdxJsxTextElement',
      );
      const plan = icon && planOf(readAttributes(icon)['class']);
      if (plan === undefined) continue;
      heading.children = heading.children.filter((other) => other !== child);
      const last = heading.children.at(-1);
      if (last?.type === 'text') last.value = last.value.trimEnd();
      if (heading.depth === 1) {
        facts.plan = plan;
      } else if (parent && index !== undefined) {
        const name = plan === 'pro' ? 'Pro plan' : 'Premium plan';
        const words: Nodes =
          child.type === 'link'
            ? { type: 'link', url: child.url, children: [{ type: 'text', value: name }] }
            : { type: 'text', value: name };
        const note = [
          { type: 'text' as const, value: 'This feature requires the ' },
          words,
          { type: 'text' as const, value: '.' },
        ];
        parent.children.splice(
          index + 1,
          0,
          flowElement('Callout', { kind: 'info', title: name }, toFlow(note)),
        );
      }
      break;
    }
  });
}

function textOf(nodes: readonly Nodes[]): string {
  return nodes
    .map((node) => ('children' in node ? textOf(node.children) : 'value' in node ? node.value : ''))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
