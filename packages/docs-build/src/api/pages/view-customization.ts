import type { ApiCustomizationView } from 'docs-shell/components';
import { codeHtml } from './html';
import type { MarkdownRenderer } from './markdown';
import type { CustomizationRow } from './outline-types';
import { viewCode } from './view-code';

/** A slot, class, variable or attribute as it is shown. */
export function viewCustomization(
  row: CustomizationRow,
  markdown: MarkdownRenderer,
): ApiCustomizationView {
  const { id, entry } = row;
  const description = markdown.render(entry.description);
  const deprecation =
    'deprecation' in entry && entry.deprecation
      ? { deprecation: markdown.render(entry.deprecation.advice) }
      : {};
  const base = { id, description, ...deprecation };
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
