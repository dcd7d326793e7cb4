import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { findScript } from '../../code/find-script';
import { calloutKind, createCallout, createTabs, readTabs } from '../../markdown/containers';
import type { ConvertContext, FormatRules, SourceElement } from '../../markdown/format-rules';
import { convertCode } from '../../markdown/convert-code';
import { flowElement, isElement, toFlow, toPhrasing, withChildren } from '../../markdown/elements';
import { parseSource } from '../../markdown/parse';

/** Imports of a page by local name. The value is an absolute path, or the specifier of a package. */
export type PageImports = ReadonlyMap<string, string>;

/** Reads the default imports of a page, and the names that it imports from packages. `@site` is the folder of the site. */
export function readImports(root: Root, file: string, siteDir: string): PageImports {
  const imports = new Map<string, string>();
  for (const node of root.children) {
    if (node.type !== 'mdxjsEsm') continue;
    const pattern = /^\s*import\s+(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\}\s*)?from\s+['"]([^'"]+)['"]/gm;
    for (const [, name, named = '', specifier = ''] of node.value.matchAll(pattern)) {
      const target = resolveSpecifier(specifier.replace(/^.*!/, ''), file, siteDir);
      if (name !== undefined) imports.set(name, target);
      if (path.isAbsolute(target)) continue;
      for (const part of named.split(',')) {
        const local = part
          .trim()
          .split(/\s+as\s+/)
          .at(-1);
        if (local) imports.set(local, target);
      }
    }
  }
  return imports;
}

function resolveSpecifier(specifier: string, file: string, siteDir: string): string {
  if (specifier.startsWith('@site/')) return path.join(siteDir, specifier.slice('@site/'.length));
  return specifier.startsWith('.') ? path.resolve(path.dirname(file), specifier) : specifier;
}

/** Replaces `<Partial />` by the content of the markdown file that it is imported from. */
export function includePartials(
  root: Root,
  imports: PageImports,
  siteDir: string,
  depth = 0,
): Root {
  const include = (nodes: readonly Nodes[]): Nodes[] =>
    nodes.flatMap((node): Nodes[] => {
      const target = isElement(node) ? imports.get(node.name ?? '') : undefined;
      if (target !== undefined && /\.mdx?$/.test(target) && existsSync(target) && depth < 5) {
        const partial = parseSource(readFileSync(target, 'utf8'), { mdx: true }).root;
        const nested = includePartials(
          partial,
          readImports(partial, target, siteDir),
          siteDir,
          depth + 1,
        );
        return nested.children.filter(({ type }) => type !== 'mdxjsEsm').map(withoutPlaces);
      }
      return 'children' in node ? [withChildren(node, include(node.children))] : [node];
    });
  return withChildren(root, include(root.children));
}

/** A position in a partial is not a position in the page. */
function withoutPlaces<T extends Nodes>(node: T): T {
  const { position: _, ...rest } = node;
  const copy = rest as T;
  return 'children' in copy ? withChildren(copy, copy.children.map(withoutPlaces)) : copy;
}

/** Returns the rules for components and code blocks of Docusaurus. */
export function createDocusaurusRules(imports: PageImports): FormatRules {
  return {
    element: (element, context) => convertElement(element, imports, context),
    code: (node, context) =>
      /(^|\s)live(\s|$)/.test(node.meta ?? '') ? convertLive(node, context) : undefined,
  };
}

function convertElement(
  element: SourceElement,
  imports: PageImports,
  context: ConvertContext,
): readonly Nodes[] | undefined {
  const { name, attributes, children, node, isText } = element;
  const { report, locationOf } = context;
  switch (name) {
    case 'Tabs':
      return createTabs(
        'Options',
        readTabs(children, 'TabItem', ['label', 'value']),
        attributes['groupId'],
      );
    case 'TabItem':
      return [
        isText ? withChildren(node, toPhrasing(children)) : withChildren(node, toFlow(children)),
      ];
    case 'Admonition':
      return [
        createCallout(
          calloutKind(attributes['type'] ?? 'note') ?? 'info',
          attributes['title'] ?? '',
          children,
          node,
        ),
      ];
    case 'BrowserOnly':
      return children;
    case 'TOCInline':
    case 'Head':
      report.changed(locationOf(node), {
        kind: 'component',
        what: `<${name}>`,
        result: 'left out',
      });
      return [];
    case 'Link':
      return [
        {
          type: 'link',
          url: attributes['to'] ?? attributes['href'] ?? '',
          children: toPhrasing(children),
          ...(node.position && { position: node.position }),
        },
      ];
    case 'CodeBlock':
      return [convertCodeBlock(element, imports, context)];
    case 'img':
    case 'Image':
      return readImage(element, imports);
    default: {
      const target = imports.get(name);
      if (target !== undefined && isIconPackage(target)) {
        report.changed(locationOf(node), {
          kind: 'component',
          what: `the icon <${name}>`,
          result: 'left out',
        });
        return [];
      }
      const script =
        target !== undefined && path.isAbsolute(target) ? findScript(target) : undefined;
      const isDemo =
        script !== undefined &&
        /\.[jt]sx?$/.test(script) &&
        !isText &&
        children.length === 0 &&
        node.attributes.length === 0;
      return isDemo
        ? [
            {
              ...flowElement('Demo', { file: script }),
              ...(node.position && { position: node.position }),
            },
          ]
        : undefined;
    }
  }
}

/** `react-icons/bi`, `@mui/icons-material`, `lucide-react`: icons in texts only decorate them. */
function isIconPackage(specifier: string): boolean {
  return !path.isAbsolute(specifier) && /(^|[@/-])(icons?|lucide)([/-]|$)/.test(specifier);
}

/** `<img src={require('./a.png').default} />`, `<img src={useBaseUrl('/a.png')} />` and `<img src={name} />`. */
function readImage(
  { attributes, node }: SourceElement,
  imports: PageImports,
): readonly Nodes[] | undefined {
  const src = attributes['src'] ?? attributes['img'] ?? '';
  const [, called] =
    /^\{\s*(?:require|useBaseUrl)\(\s*['"]([^'"]+)['"]\s*\)(?:\.default)?\s*\}$/.exec(src) ?? [];
  const [, name = ''] = /^\{\s*(\w+)\s*\}$/.exec(src) ?? [];
  const url = called ?? imports.get(name) ?? src;
  if (url.startsWith('{')) return undefined;
  return [
    {
      type: 'image',
      url,
      alt: attributes['alt'] ?? '',
      ...(node.position && { position: node.position }),
    },
  ];
}

function convertCodeBlock(
  { attributes, node }: SourceElement,
  imports: PageImports,
  context: ConvertContext,
): Nodes {
  const [child] = node.children;
  const expression =
    child?.type === 'mdxFlowExpression' || child?.type === 'mdxTextExpression'
      ? child.value.trim()
      : undefined;
  const file = expression === undefined ? undefined : imports.get(expression);
  const literal = expression === undefined ? undefined : /^(['"`])([^]*)\1$/.exec(expression)?.[2];
  const value =
    file !== undefined && existsSync(file)
      ? readFileSync(file, 'utf8').trimEnd()
      : (literal ?? (expression === undefined ? toString(node) : undefined));
  if (value === undefined) {
    return context.notImported(node, {
      kind: 'code',
      what: `a code block of {${expression ?? ''}}`,
      todo: 'Write the code here.',
    });
  }
  const { language, title } = attributes;
  const lang = language ?? path.extname(file ?? '').slice(1);
  return convertCode(
    {
      type: 'code',
      lang,
      meta: title ? `title="${title}"` : null,
      value,
      ...(node.position && { position: node.position }),
    },
    context,
  );
}

/**
 * Live code becomes a demo if it is a single component. Names that the site adds to the scope of live code are not
 * known here.
 */
function convertLive(node: Code, context: ConvertContext): readonly Nodes[] {
  const { value, meta, ...rest } = node;
  const plain: Code = {
    ...rest,
    value,
    meta: (meta ?? '').replaceAll(/(^|\s)(live|noInline)(?=\s|$)/g, ''),
  };
  const code = createLiveDemo(value);
  if (code === undefined) {
    const marker = context.notImported(node, {
      kind: 'live code',
      what: 'a live code block',
      todo: 'Write it as a demo: one component, exported as default, with its imports.',
    });
    return [marker, convertCode(plain, context)];
  }
  const name = /export default function (\w+)/.exec(code)?.[1] ?? 'Example';
  return [
    { ...flowElement('Demo', { code, name }), ...(node.position && { position: node.position }) },
  ];
}

const hooks =
  /\b(use(?:State|Effect|Ref|Memo|Callback|Reducer|Context|Id|LayoutEffect|Transition))\b/g;

function createLiveDemo(source: string): string | undefined {
  const code = source.trim();
  const components = [...code.matchAll(/^(?:export default )?function ([A-Z]\w*)/gm)];
  const used = [
    ...new Set([...code.matchAll(/(?<!React\.)\b(use\w+)\(/g)].map(([, name = '']) => name)),
  ];
  const own = new Set([...code.matchAll(hooks)].map(([, name = '']) => name));
  const [first] = components;
  const rendersOnce = /\brender\(/.test(code);
  // All names except those of React come from the scope that the site defines.
  const elements = [...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name);
  const defined = new Set([
    ...components.map(([, name = '']) => name),
    ...[...code.matchAll(/\bconst (\w+)/g)].map(([, name = '']) => name),
    'React',
  ]);
  const isKnown =
    used.every((name) => own.has(name)) &&
    elements.every((name) => defined.has(name)) &&
    !rendersOnce;
  if (!isKnown) return undefined;
  const imported = used.filter((name) => own.has(name)).sort();
  const head = [
    '// @ts-nocheck',
    ...(/\bReact\./.test(code) ? ["import * as React from 'react';"] : []),
    ...(imported.length > 0 ? [`import { ${imported.join(', ')} } from 'react';`] : []),
  ].join('\n');
  if (components.length === 1 && first && code.startsWith(first[0])) {
    return `${head}\n\n${code.replace(/^(?:export default )?function/, 'export default function')}\n`;
  }
  return /^</.test(code)
    ? `${head}\n\nexport default function Example() {\n  return (\n    <>\n${code}\n    </>\n  );\n}\n`
    : undefined;
}
