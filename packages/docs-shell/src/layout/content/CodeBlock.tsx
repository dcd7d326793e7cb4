import { eventAttributes } from '../../analytics';
import { en } from '../../translations';
import type { Messages } from '../../translations';

interface CodeBlockProps {
  /** What stands inside `<code>`: text and `tk-*` spans, highlighted by the build. */
  readonly html: string;
  readonly language: string;
  /** A file name, as a rule. Without it the language stands there. */
  readonly title?: string;
  /** Puts the block into the Tab order, so that it can be scrolled and copied by keyboard alone. */
  readonly focusable?: boolean;
  readonly t?: Messages;
}

/** Code with its name and a button that the behaviour `copy-button` serves. */
export function CodeBlock({ html, language, title, focusable = false, t = en }: CodeBlockProps) {
  return (
    <figure className="d-code">
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
    </figure>
  );
}
