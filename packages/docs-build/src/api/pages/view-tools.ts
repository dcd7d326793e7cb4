import type { Messages } from 'docs-shell/i18n';
import type { CodeHighlighter } from '../../content/highlight';
import type { MarkdownRenderer } from './markdown';
import type { ReferenceResolver } from './type-view';

/** What a page of the API reference is drawn with. */
export interface ViewTools {
  readonly markdown: MarkdownRenderer;
  readonly highlighter: CodeHighlighter;
  readonly resolveReference: ReferenceResolver;
  /** Address of the page of another component of the package. */
  readonly hrefOf: (name: string) => string | undefined;
  readonly messages: Messages;
}
