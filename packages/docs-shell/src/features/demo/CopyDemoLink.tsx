import type { Messages } from '../../i18n';
import { Icon } from '../icons/Icon';

interface CopyDemoLinkProps {
  readonly t: Messages;
}

/** Copies an address that opens the page at this demo, its code unfolded in the language shown. */
export function CopyDemoLink({ t }: CopyDemoLinkProps) {
  return (
    <button
      type="button"
      className="d-demo-tool"
      title={t.copyDemoLink}
      aria-label={t.copyDemoLink}
      data-copy-link={t.linkCopied}
    >
      <Icon name="link" />
    </button>
  );
}
