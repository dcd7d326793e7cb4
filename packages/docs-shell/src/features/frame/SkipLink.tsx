import type { Messages } from '../../i18n';
import { mainId } from './contract';

interface SkipLinkProps {
  readonly t: Messages;
}

/** The first link in the Tab order. It skips header and navigation. */
export function SkipLink({ t }: SkipLinkProps) {
  return (
    <a className="d-skip-link" href={`#${mainId}`}>
      {t.skipToContent}
    </a>
  );
}
