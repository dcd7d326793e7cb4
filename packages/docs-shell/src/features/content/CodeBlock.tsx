import { eventAttributes } from '../analytics';
import { en, formatMessage } from '../../i18n';
import type { Messages } from '../../i18n';

interface CodeBlockProps {
  /** What stands inside `<code>`: text and `tk-*` spans, highlighted by the build. */
  readonly html: string;
  readonly language: string;
  /** A file name, as a rule. Without it the language stands there. */
  readonly title?: string;
  /** Shows the numbers of the lines, which the HTML must hold as elements. */
  readonly numbered?: boolean;
  /** Number of all lines of a block that shows its first ones until it is asked for the rest. */
  readonly collapsedLines?: number;
  /** Puts the block into the Tab order, so that it can be scrolled and copied by keyboard alone. */
  readonly focusable?: boolean;
  readonly t?: Messages;
}

/**
 * Code with its name and a button that the behaviour `copy-button` serves. What unfolds a long block stands
 * after it and is a `details` without content, so that it works without JavaScript and the code is one piece.
 */
export function CodeBlock(props: CodeBlockProps) {
  const { html, language, title, numbered = false, collapsedLines, focusable = false } = props;
  const { t = en } = props;
  return (
    <figure className={numbered ? 'd-code d-code-numbered' : 'd-code'}>
      <figcaption className={title === undefined ? 'd-code-language' : 'd-code-title'}>
        {title ?? language}
      </figcaption>
      <button
        type="button"
        className="d-code-copy"
        data-copy=""
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
