import type { Heading } from '../../page-document/types';
import type { Messages } from '../../i18n';
import { tocClass } from './contract';

interface TableOfContentsProps {
  readonly headings: readonly Heading[];
  readonly t: Messages;
}

/**
 * Links to the headings of the page: a disclosure below `lg`, a column that is always open from `lg` up.
 * `initTocScrollspy` marks the heading that is being read.
 */
export function TableOfContents({ headings, t }: TableOfContentsProps) {
  if (headings.length === 0) {
    return null;
  }
  return (
    <nav className={tocClass} aria-label={t.onThisPage}>
      <details>
        <summary>{t.onThisPage}</summary>
        <p className="d-toc-title" aria-hidden="true">
          {t.onThisPage}
        </p>
        <ul>
          {headings.map(({ id, level, text }) => (
            <li key={id} {...(level === 3 && { className: 'd-toc-deep' })}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
