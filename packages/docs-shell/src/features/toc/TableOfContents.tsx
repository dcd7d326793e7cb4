import type { Heading } from '../../page-document/types';
import type { Messages } from '../../i18n';

interface ContentsProps {
  readonly headings: readonly Heading[];
  readonly t: Messages;
}

/**
 * The headings of the page: one list, a disclosure below `lg`, and an always open column from `lg` up.
 * The behaviour `contents-spy` marks the heading that is being read.
 */
export function Contents({ headings, t }: ContentsProps) {
  if (headings.length === 0) {
    return null;
  }
  return (
    <nav className="d-contents" aria-label={t.onThisPage}>
      <details>
        <summary>{t.onThisPage}</summary>
        <p className="d-contents-title" aria-hidden="true">
          {t.onThisPage}
        </p>
        <ul>
          {headings.map(({ id, level, text }) => (
            <li key={id} {...(level === 3 && { className: 'd-contents-deep' })}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
