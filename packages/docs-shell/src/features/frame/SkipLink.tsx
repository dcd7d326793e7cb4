import type { Messages } from '../../i18n';

interface SkipLinkProps {
  readonly t: Messages;
}

/** The first stop of the Tab key: past header and navigation to the content. */
export function SkipLink({ t }: SkipLinkProps) {
  return (
    <a className="d-skip-link" href="#main">
      {t.skipToContent}
    </a>
  );
}
