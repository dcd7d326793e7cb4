import { eventAttributes } from '../analytics';
import { en, formatMessage } from '../../i18n';
import type { Messages } from '../../i18n';
import { codeBlockClass, copyAttribute } from './contract';

interface CodeBlockProps {
  /** HTML inside `<code>`: text and `tk-*` spans, highlighted by the build. */
  readonly html: string;
  readonly language: string;
  /** Usually a file name. Defaults to the language. */
  readonly title?: string;
  /** Shows line numbers. Each line of the HTML must be an element. */
  readonly numbered?: boolean;
  /** Total number of lines. If given, the block is collapsed to its first lines. */
  readonly collapsedLines?: number;
  /** Adds the block to the Tab order, so that it can be scrolled and copied by keyboard. */
  readonly focusable?: boolean;
  readonly t?: Messages;
}

/**
 * Code with a caption and a copy button (`copy-button.client.ts`). A collapsed block is followed by an empty `details`
 * element, whose `open` state CSS reads: this works without JavaScript and keeps the code in one element.
 */
export function CodeBlock(props: CodeBlockProps) {
  const { html, language, title, numbered = false, collapsedLines, focusable = false } = props;
  const { t = en } = props;
  return (
    <figure className={numbered ? `${codeBlockClass} d-code-numbered` : codeBlockClass}>
      <figcaption className={title === undefined ? 'd-code-language' : 'd-code-title'}>
        {title ?? language}
      </figcaption>
      <button
        type="button"
        className="d-code-copy"
        {...{ [copyAttribute]: '' }}
        {...eventAttributes('code', { action: 'copy-click' })}
      >
        {t.copy}
      </button>
      <pre {...(focusable && { tabIndex: 0, role: 'group', 'aria-label': title ?? t.code })}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {collapsedLines !== undefined && (
        <details className="d-code-more">
          <summary>
            <span>{formatMessage(t.showAllLines, { count: String(collapsedLines) })}</span>
            <span>{t.showFewerLines}</span>
          </summary>
        </details>
      )}
    </figure>
  );
}
