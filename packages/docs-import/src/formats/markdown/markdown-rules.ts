import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { calloutKind, createCallout, createTabs, readTabs } from '../../markdown/containers';
import { convertCode } from '../../markdown/convert-code';
import type { FormatRules } from '../../markdown/format-rules';
import { toFlow, toPhrasing, withChildren } from '../../markdown/elements';

/** Components that only lay out their children. */
const wrappers = [
  'Steps',
  'Cards',
  'CardGrid',
  'FileTree',
  'ClientOnly',
  'Bleed',
  'Fragment',
  'Grid',
  'TabPane',
  'ExampleCode',
];

/** Returns the rules for components of Starlight, Nextra and VitePress, and for VitePress's code from files. */
export function createMarkdownRules(file: string, rootDir: string, body: string): FormatRules {
  return {
    element(element, { report, locationOf }) {
      const { name, attributes, children, node, isText } = element;
      switch (name) {
        case 'Tabs':
        case 'TabGroup': {
          const given = readItems(attributes['items']);
          const tabs = ['TabItem', 'Tabs.Tab', 'Tab'].flatMap((part) =>
            readTabs(children, part, ['label', 'title', 'value', 'name']),
          );
          const named = tabs.map((tab, index) => ({
            ...tab,
            title: tab.title || (given[index] ?? ''),
          }));
          return createTabs('Options', named, attributes['syncKey'] ?? attributes['storageKey']);
        }
        case 'TabItem':
        case 'Tabs.Tab':
        case 'Tab':
          return [
            isText
              ? withChildren(node, toPhrasing(children))
              : withChildren(node, toFlow(children)),
          ];
        case 'Aside':
        case 'Callout':
          return [
            createCallout(
              calloutKind(attributes['type'] ?? 'note') ?? 'info',
              attributes['title'] ?? '',
              children,
              node,
            ),
          ];
        case 'Card':
        case 'Cards.Card':
        case 'LinkCard': {
          const title = attributes['title'] ?? '';
          const url = attributes['href'];
          const text = { type: 'text' as const, value: title };
          const head: Nodes = url
            ? {
                type: 'link',
                url,
                children: [text],
                ...(node.position && { position: node.position }),
              }
            : { type: 'strong', children: [text] };
          const words = attributes['description'];
          return toFlow([
            head,
            ...(words ? [{ type: 'text' as const, value: `: ${words}` }] : []),
            ...toFlow(children),
          ]);
        }
        case 'LinkButton':
          return [{ type: 'link', url: attributes['href'] ?? '', children: toPhrasing(children) }];
        case 'Badge': {
          report.changed(locationOf(node), { kind: 'component', what: '<Badge>', result: 'text' });
          const value = attributes['text'] ?? '';
          return value ? [{ type: 'text', value: ` (${value})` }] : children;
        }
        case 'Icon':
          report.changed(locationOf(node), {
            kind: 'component',
            what: '<Icon>',
            result: 'left out',
          });
          return [];
        case 'Image':
          return /^\{/.test(attributes['src'] ?? '{')
            ? undefined
            : [
                {
                  type: 'image',
                  url: attributes['src'] ?? '',
                  alt: attributes['alt'] ?? '',
                  ...(node.position && { position: node.position }),
                },
              ];
        default:
          if (!wrappers.includes(name)) return undefined;
          report.changed(locationOf(node), {
            kind: 'component',
            what: `<${name}>`,
            result: 'its content without a frame',
          });
          return children;
      }
    },
    paragraph(_children, node, context) {
      const source = body
        .slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
        .trim();
      if (/^\[\[toc\]\]$/i.test(source)) return [];
      const [, name, region = '', lines = ''] =
        /^<<<\s+([^\s#{[]+)(#[\w-]+)?(?:\s*\{([^}]*)\})?/.exec(source) ?? [];
      if (name === undefined) return undefined;
      const target = name.startsWith('@/')
        ? path.join(rootDir, name.slice(2))
        : path.resolve(path.dirname(file), name);
      if (!existsSync(target) || region !== '') {
        return [
          context.notImported(node, {
            kind: 'code',
            what: `the code of ${name}${region}`,
            todo: 'Write the code here.',
          }),
        ];
      }
      const value = readFileSync(target, 'utf8').trimEnd();
      const [range] = lines.split(/\s+/);
      return [
        convertCode(
          {
            type: 'code',
            lang: path.extname(target).slice(1),
            meta: range ? `{${range}}` : null,
            value,
            ...(node.position && { position: node.position }),
          },
          context,
        ),
      ];
    },
  };
}

/** `{['npm', 'yarn']}` */
function readItems(items: string | undefined): readonly string[] {
  return [...(items ?? '').matchAll(/['"`]([^'"`]+)['"`]/g)].map(([, title = '']) => title);
}
