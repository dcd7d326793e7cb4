import type { ApiHookView } from 'docs-shell/components';
import { codeHtml } from './html';
import type { MarkdownRenderer } from './markdown';
import type { PlacedHook } from './outline-types';
import { viewCode } from './view-code';

/** A slot, class, variable or attribute as it is drawn. */
export function viewHook(row: PlacedHook, markdown: MarkdownRenderer): ApiHookView {
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
        ...(detail !== undefined && { detail: viewCode(detail, markdown) }),
        ...(className !== undefined && { className: codeHtml(`.${className}`) }),
      };
    }
    case 'class':
      return {
        ...base,
        name: `.${row.hook.className}`,
        detail: codeHtml(row.hook.key),
        isGlobalState: row.hook.isGlobalState,
      };
    default: {
      const { name, type } = row.hook;
      return { ...base, name, ...(type !== undefined && { detail: viewCode(type, markdown) }) };
    }
  }
}
