import type { PageLink } from '../../page/types';
import type { Messages } from '../../i18n';

interface PreviousNextProps {
  readonly previous: PageLink | undefined;
  readonly next: PageLink | undefined;
  readonly t: Messages;
}

/** Links to the previous and the next page in the order of the navigation. */
export function PreviousNext({ previous, next, t }: PreviousNextProps) {
  if (previous?.href === undefined && next?.href === undefined) {
    return null;
  }
  return (
    <nav className="d-previous-next" aria-label={t.previousAndNext}>
      {previous?.href !== undefined && (
        <a href={previous.href} rel="prev">
          <span>{t.previous}</span> <strong>{previous.title}</strong>
        </a>
      )}
      {next?.href !== undefined && (
        <a className="d-previous-next-end" href={next.href} rel="next">
          <span>{t.next}</span> <strong>{next.title}</strong>
        </a>
      )}
    </nav>
  );
}
