import type { Messages } from 'docs-shell/i18n';
import type { CodeHighlighter } from '../../content/highlight';
import type { MarkdownRenderer } from './markdown';
import type { ReferenceResolver } from './type-view';

/** Tools to create the view of an API page. */
export interface ViewTools {
  readonly markdown: MarkdownRenderer;
  readonly highlighter: CodeHighlighter;
  readonly resolveReference: ReferenceResolver;
  /** Returns the URL of the page of another component of the package. */
  readonly hrefOf: (name: string) => string | undefined;
  readonly messages: Messages;
}
