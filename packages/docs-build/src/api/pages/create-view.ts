import type { ApiDocument, CssClass, Part, Prop } from 'api-extractor/document';
import type {
  ApiFactView,
  ApiHookView,
  ApiPageView,
  ApiParameterView,
  ApiPropView,
  ApiSectionView,
} from 'docs-shell/layout';
import { formatMessage, type Messages } from 'docs-shell/translations';
import type { CodeHighlighter } from '../../content/highlight';
import { escapeHtml, codeHtml, linkHtml } from './html';
import type { MarkdownRenderer } from './markdown';
import type { ApiSection, PlacedHook, PlacedProp } from './outline';
import { viewType, type ReferenceResolver } from './type-view';

/** What a page of the API reference is drawn with. */
export interface ViewTools {
  readonly markdown: MarkdownRenderer;
  readonly highlighter: CodeHighlighter;
  readonly resolveReference: ReferenceResolver;
  /** Address of the page of another component of the package. */
  readonly hrefOf: (name: string) => string | undefined;
  readonly messages: Messages;
}

/** What the layout draws of a document; all its texts are HTML then, and its links lead somewhere. */
export async function createView(
  document: ApiDocument,
  sections: readonly ApiSection[],
  tools: ViewTools,
): Promise<ApiPageView> {
  const { markdown, highlighter, messages } = tools;
  const { deprecation } = document;
  const drawn: ApiSectionView[] = [];
  const imports: string[] = [];
  for (const line of document.imports) imports.push(await highlighter.highlight(line, 'js'));
  for (const section of sections) drawn.push(await viewSection(section, tools));
  return {
    imports,
    ...(deprecation && { deprecation: markdown.render(deprecation.advice) }),
    description: markdown.render(document.description),
    facts: document.kind === 'component' ? listFacts(document, tools) : [],
    sections: drawn,
  };

  function listFacts(
    component: Extract<ApiDocument, { kind: 'component' }>,
    { hrefOf }: ViewTools,
  ) {
    const { themeName, inherits, parts } = component;
    const facts: ApiFactView[] = [];
    if (themeName !== undefined) {
      facts.push({
        label: messages.apiThemeName,
        html: `${codeHtml(themeName)} ${messages.apiThemeNameHint}`,
      });
    }
    if (inherits) {
      const href = inherits.href ?? hrefOf(inherits.name);
      facts.push({
        label: messages.apiInherits,
        html: `${linkHtml(codeHtml(inherits.name), href)}, ${messages.apiInheritsHint}`,
      });
    }
    return parts.length > 0 ? facts : [...facts, refFact(component.ref, messages)];
  }
}

function refFact({ forwarded, target }: Part['ref'], t: Messages): ApiFactView {
  if (!forwarded) return { label: t.apiRef, html: t.apiRefNone };
  const html =
    target === undefined
      ? t.apiRefForwarded
      : formatMessage(t.apiRefTo, { target: codeHtml(target) });
  return { label: t.apiRef, html };
}

async function viewSection(section: ApiSection, tools: ViewTools): Promise<ApiSectionView> {
  const { markdown, highlighter, messages: t } = tools;
  const { id, level } = section;
  switch (section.kind) {
    case 'part': {
      const { ref, sourceHref, description } = section.part;
      const source = sourceHref && { label: t.apiSource, html: linkHtml(t.apiSource, sourceHref) };
      return {
        kind: 'text',
        id,
        level,
        title: section.name,
        html: markdown.render(description),
        facts: [refFact(ref, t), ...(source ? [source] : [])],
      };
    }
    case 'props':
      return {
        kind: 'props',
        id,
        level,
        title: t[section.title],
        props: section.props.map((placed) => viewProp(placed, tools)),
        notes: section.accepts.map((accepted) => describeAccepted(accepted, t)),
      };
    case 'hooks':
      return {
        kind: 'hooks',
        id,
        level,
        title: t[section.title],
        of: section.rows[0]?.of ?? 'class',
        rows: section.rows.map((row) => viewHook(row, markdown)),
      };
    case 'code': {
      const blocks: string[] = [];
      for (const code of section.blocks) blocks.push(await highlighter.highlight(code, 'ts'));
      return { kind: 'code', id, level, title: t[section.title], blocks };
    }
    case 'unresolved': {
      const items = section.unresolved.map(
        ({ path, reason }) => `<li>${codeHtml(path)}: ${escapeHtml(reason)}</li>`,
      );
      const html = `<ul>${items.join('')}</ul>`;
      return { kind: 'text', id, level, title: t[section.title], html, facts: [] };
    }
  }
}

function viewProp({ id, prop }: PlacedProp, tools: ViewTools): ApiPropView {
  const { markdown, hrefOf, resolveReference } = tools;
  const { name, type, required, description, deprecation, signature, inheritedFrom, plan } = prop;
  const parameters = signature && viewSignature(signature, tools);
  const href = inheritedFrom === undefined ? undefined : hrefOf(inheritedFrom);
  return {
    id,
    name,
    type: viewType(type, resolveReference, signature),
    isRequired: required,
    ...(prop.default !== undefined && { default: prop.default }),
    description: markdown.render(description),
    ...(deprecation && { deprecation: markdown.render(deprecation.advice) }),
    ...(parameters && parameters.length > 0 && { signature: parameters }),
    ...(inheritedFrom !== undefined && {
      inheritedFrom: { text: inheritedFrom, ...(href !== undefined && { href }) },
    }),
    ...(plan && { plan }),
  };
}

/** Parameters are listed where the package describes one of them: their types stand in the type already. */
function viewSignature(
  { parameters, returns }: NonNullable<Prop['signature']>,
  { markdown, resolveReference }: ViewTools,
): ApiParameterView[] {
  const isDescribed = [...parameters, returns].some(({ description }) => description !== '');
  if (!isDescribed) return [];
  const listed = parameters.map(({ name, type, optional, description }) => ({
    name,
    type: viewType(type, resolveReference),
    isOptional: optional,
    description: markdown.render(description),
  }));
  const returned = {
    type: viewType(returns.type, resolveReference),
    isOptional: false,
    description: markdown.render(returns.description),
  };
  return returns.type.text === 'void' ? listed : [...listed, returned];
}

function viewHook(row: PlacedHook, markdown: MarkdownRenderer): ApiHookView {
  const { id, hook } = row;
  const description = markdown.render(hook.description);
  const deprecation =
    'deprecation' in hook && hook.deprecation
      ? { deprecation: markdown.render(hook.deprecation.advice) }
      : {};
  const base = { id, description, ...deprecation };
  switch (row.of) {
    case 'slot': {
      const { name, default: detail, className } = row.hook;
      return {
        ...base,
        name,
        ...(detail !== undefined && { detail }),
        ...(className !== undefined && { className }),
      };
    }
    case 'class':
      return { ...base, ...classNames(row.hook) };
    default: {
      const { name, type } = row.hook;
      return { ...base, name, ...(type !== undefined && { detail: type }) };
    }
  }
}

function classNames({ key, className, isGlobalState }: CssClass) {
  return { name: `.${className}`, detail: key, isGlobalState };
}

/** Props that are not listed one by one, as a sentence. */
export function describeAccepted(
  { kind, name, href, names = [] }: Part['accepts'][number],
  t: Messages,
): string {
  if (kind === 'element') {
    return formatMessage(t.apiAcceptsElement, { name: linkHtml(codeHtml(name), href) });
  }
  return formatMessage(t.apiAcceptsSystem, {
    name: linkHtml(escapeHtml(name), href),
    names: names.map(codeHtml).join(', '),
  });
}
