import type { Definition, Nodes, Root } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ImportReport } from '../report';
import type { SourceLocation } from '../types';
import { convertAlert, convertContainer } from './containers';
import { convertCode } from './convert-code';
import {
  flowElement,
  isElement,
  isPhrasing,
  readAttributes,
  textElement,
  toFlow,
  toPhrasing,
  withChildren,
  type JsxElement,
} from './elements';
import type { ConvertContext, FormatRules, SourceElement } from './format-rules';
import { convertHtml } from './html-handlers';

interface ConvertOptions {
  /** Absolute. */
  readonly file: string;
  readonly lineOffset: number;
  readonly report: ImportReport;
  readonly rules: FormatRules;
}

/** Returns a tree of the platform's own elements. Everything else becomes a visible marker. */
export function convertTree(root: Root, { file, lineOffset, report, rules }: ConvertOptions): Root {
  const definitions = listDefinitions(root);
  const locationOf = (node: Nodes): SourceLocation => ({
    file,
    ...(node.position && { line: node.position.start.line + lineOffset }),
  });
  const context: ConvertContext = {
    report,
    locationOf,
    notImported(node, { kind, what, todo }) {
      const location = locationOf(node);
      report.notImported(location, { kind, what, todo });
      const attributes = { what, source: describeSource(location) };
      return isPhrasing(node)
        ? textElement('NotImported', attributes)
        : {
            ...flowElement('NotImported', attributes),
            ...(node.position && { position: node.position }),
          };
    },
  };
  const convertAll = (nodes: readonly Nodes[]): Nodes[] => nodes.flatMap(convert);
  const convert = (node: Nodes): readonly Nodes[] => {
    if (isElement(node)) return convertElement(node, convertAll(node.children));
    switch (node.type) {
      case 'paragraph': {
        const children = toPhrasingIfText(convertAll(node.children));
        return (
          rules.paragraph?.(node.children, node, context) ??
          children.map((child) => withPosition(child, node))
        );
      }
      case 'blockquote': {
        const children = convertAll(node.children);
        return convertAlert(children) ?? [withChildren(node, toFlow(children))];
      }
      case 'containerDirective': {
        const children = convertAll(node.children);
        return (
          rules.container?.(node, children, context) ?? convertContainer(node, children, context)
        );
      }
      case 'leafDirective':
        return [context.notImported(node, describeLeaf(node))];
      case 'code':
        return rules.code?.(node, context) ?? [convertCode(node, context)];
      case 'definition':
        return [];
      case 'linkReference': {
        const { url, title } = definitions.get(node.identifier.toLowerCase()) ?? { url: '' };
        const children = convertAll(node.children);
        return [
          {
            type: 'link',
            url,
            ...(title && { title }),
            children: toPhrasing(children),
            ...(node.position && { position: node.position }),
          },
        ];
      }
      case 'imageReference': {
        const { url } = definitions.get(node.identifier.toLowerCase()) ?? { url: '' };
        return [
          {
            type: 'image',
            url,
            alt: node.alt ?? '',
            ...(node.position && { position: node.position }),
          },
        ];
      }
      case 'mdxjsEsm':
        return /^\s*export\b/m.test(node.value)
          ? [
              context.notImported(node, {
                kind: 'code',
                what: 'an export of the page',
                todo: 'Move code into a demo.',
              }),
            ]
          : [];
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return convertExpression(node, context);
      case 'html':
        return [];
      default:
        return 'children' in node
          ? [withChildren(node, keepPhrasing(node, convertAll(node.children)))]
          : [node];
    }
  };
  const convertElement = (node: JsxElement, children: readonly Nodes[]): readonly Nodes[] => {
    const name = node.name ?? '';
    const element: SourceElement = {
      name,
      attributes: readAttributes(node),
      children,
      node,
      isText: node.type === 'mdxJsxTextElement',
    };
    const known = rules.element?.(element, context) ?? convertHtml(element, context);
    if (known) return known;
    const marker = context.notImported(node, {
      kind: 'component',
      what: `<${name}>`,
      todo: 'Write its content with components of this platform, or as a demo.',
    });
    return [marker, ...children];
  };
  return withChildren(root, toFlow(convertAll(root.children)));
}

/** The location that markers show: the last parts of the path, because the folder of the source is not published. */
function describeSource({ file, line }: SourceLocation): string {
  const name = file.split(/[/\\]/).slice(-2).join('/');
  return line === undefined ? name : `${name}:${line}`;
}

function listDefinitions(root: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  visit(root, 'definition', (node) => void definitions.set(node.identifier.toLowerCase(), node));
  return definitions;
}

/** A paragraph may become blocks, because an element in it may be a block on the platform. */
function toPhrasingIfText(children: readonly Nodes[]): readonly Nodes[] {
  return children.every(isPhrasing) && children.length > 0
    ? [{ type: 'paragraph', children: toPhrasing(children) }]
    : toFlow(children);
}

function keepPhrasing(node: Nodes, children: readonly Nodes[]): readonly Nodes[] {
  return node.type === 'heading' || node.type === 'tableCell' || isPhrasing(node)
    ? toPhrasing(children)
    : children;
}

function withPosition(child: Nodes, { position }: Nodes): Nodes {
  return child.position || !position ? child : { ...child, position };
}

function describeLeaf({ name, children }: LeafDirective) {
  const text = children.map((child) => toString(child)).join('');
  return {
    kind: 'directive',
    what: `::${name}${text && ` “${text}”`}`,
    todo: 'Write its content with components of this platform.',
  };
}

function convertExpression(
  node: Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>,
  context: ConvertContext,
): readonly Nodes[] {
  const value = node.value.replaceAll(/\/\*[^]*?\*\//g, '').trim();
  if (value === '' || /^\/\/[^\n]*$/.test(value)) return [];
  const [, quote, text = ''] = /^(['"`])((?:(?!\1)[^\\$])*)\1$/.exec(value) ?? [];
  if (quote !== undefined) {
    return text === '' ? [] : [{ type: 'text', value: text }];
  }
  return [
    context.notImported(node, {
      kind: 'code',
      what: `the expression {${value.length > 60 ? `${value.slice(0, 57)}…` : value}}`,
      todo: 'Write what it shows as text.',
    }),
  ];
}
