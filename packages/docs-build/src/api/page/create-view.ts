import path from 'node:path';
import type {
  ApiCustomizationView,
  ApiFactView,
  ApiPageView,
  ApiSectionView,
} from 'docs-shell/components';
import { formatMessage, type Messages } from 'docs-shell/i18n';
import { searchKindAttribute } from 'docs-shell/search/contract';
import type { ApiDocument, Part } from 'react-api-docs/document';
import { escapeHtml } from '../../lib/escape';
import { viewHistory } from '../history/view-history';
import { codeHtml, linkHtml } from './html';
import type { MarkdownRenderer } from './markdown';
import type { ApiSection, CustomizationRow } from './outline-types';
import { linkNames } from './type-view';
import { viewCode } from './view-code';
import { viewProps } from './view-props';
import type { ViewTools } from './view-tools';

/** Creates the view of a document that the layout renders. Its texts are HTML with resolved links. */
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
    facts: [
      ...aliasFacts(document, messages),
      ...(document.kind === 'component' ? listFacts(document, tools) : []),
    ],
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
        html: `${linkHtml(codeHtml(inherits.name), href)} ${messages.apiInheritsHint}`,
      });
    }
    return parts.length > 0 ? facts : [...facts, refFact(component.ref, messages)];
  }
}

/** Each name is a search hit of its own, which needs an id. */
function aliasFacts({ aliases = [] }: Pick<ApiDocument, 'aliases'>, t: Messages): ApiFactView[] {
  if (aliases.length === 0) return [];
  const names = aliases.map(({ name }) => {
    const attributes = `id="alias-${escapeHtml(name)}" ${searchKindAttribute}="page"`;
    return `<code ${attributes}>${escapeHtml(name)}</code>`;
  });
  return [{ label: t.apiAliases, html: names.join(', ') }];
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
      const state = section.state && {
        label: t.apiState,
        html: linkHtml(codeHtml(section.state.name), tools.resolveReference(section.state)),
      };
      const source = sourceHref && {
        label: t.apiSource,
        html: linkHtml(codeHtml(path.posix.basename(sourceHref)), sourceHref),
      };
      return {
        kind: 'text',
        id,
        level,
        title: section.name,
        html: markdown.render(description),
        facts: [
          ...aliasFacts(section.part, t),
          refFact(ref, t),
          ...(state ? [state] : []),
          ...(source ? [source] : []),
        ],
      };
    }
    case 'props':
      return {
        kind: 'props',
        id,
        level,
        title: t[section.title],
        groups: viewProps(section, tools),
        notes: [
          ...section.accepts.map((accepted) => describeAccepted(accepted, t)),
          ...(section.hint ? [escapeHtml(t[section.hint])] : []),
        ],
      };
    case 'customization':
      return {
        kind: 'customization',
        id,
        level,
        title: t[section.title],
        rowKind: section.rows[0]?.kind ?? 'class',
        rows: section.rows.map((row) => viewCustomization(row, markdown, t)),
      };
    case 'code': {
      const blocks: string[] = [];
      const { language } = section;
      for (const code of section.blocks) blocks.push(await highlighter.highlight(code, language));
      return { kind: 'code', id, level, title: t[section.title], language, blocks };
    }
    case 'types':
      return {
        kind: 'types',
        id,
        level,
        title: t[section.title],
        types: section.types.map(({ id: anchor, name, description, definition }) => ({
          id: anchor,
          name,
          description: markdown.render(description),
          code: linkNames(definition.text, definition.references, tools.resolveReference),
        })),
      };
    case 'unresolved': {
      const items = section.unresolved.map(
        ({ path, reason }) => `<li>${codeHtml(path)}: ${escapeHtml(reason)}</li>`,
      );
      const html = `<ul>${items.join('')}</ul>`;
      return { kind: 'text', id, level, title: t[section.title], html, facts: [] };
    }
  }
}

/** Describes props that are not listed one by one in a sentence. */
function describeAccepted(
  { kind, name, renderedAs = name, href, count, names }: Part['accepts'][number],
  t: Messages,
): string {
  if (kind === 'element') {
    return formatMessage(t.apiAcceptsElement, { name: linkHtml(codeHtml(renderedAs), href) });
  }
  if (!names)
    return formatMessage(t.apiAcceptsStyles, { count: String(count), name: codeHtml(name) });
  return formatMessage(t.apiAcceptsSystem, {
    name: linkHtml(escapeHtml(name), href),
    names: names.map(codeHtml).join(', '),
  });
}

/** Creates the view of a slot, class, variable or attribute. */
function viewCustomization(
  row: CustomizationRow,
  markdown: MarkdownRenderer,
  t: Messages,
): ApiCustomizationView {
  const { id, entry, history } = row;
  const description = markdown.render(entry.description);
  const deprecation =
    'deprecation' in entry && entry.deprecation
      ? { deprecation: markdown.render(entry.deprecation.advice) }
      : {};
  const base = {
    id,
    description,
    ...deprecation,
    ...(history && { history: viewHistory(history, t) }),
  };
  switch (row.kind) {
    case 'slot': {
      const { name, default: detail, className } = row.entry;
      return {
        ...base,
        name,
        ...(detail !== undefined && { detail: viewCode(detail, markdown) }),
        ...(className !== undefined && { className: codeHtml(`.${className}`) }),
      };
    }
    case 'class':
      return {
        ...base,
        name: `.${row.entry.className}`,
        detail: codeHtml(row.entry.key),
        isGlobalState: row.entry.isGlobalState,
      };
    default: {
      const { name, type } = row.entry;
      return { ...base, name, ...(type !== undefined && { detail: viewCode(type, markdown) }) };
    }
  }
}
