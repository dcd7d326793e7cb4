import { eventAttributes } from '../analytics';
import type { Messages } from '../../i18n';
import { Icon } from '../icons/Icon';

interface SourceLinkProps {
  /** Name of the demo, for analytics. */
  readonly name: string;
  readonly href: string;
  readonly t: Messages;
}

/** Leads to the demo's file in the repository. */
export function SourceLink({ name, href, t }: SourceLinkProps) {
  return (
    <a
      className="d-demo-tool"
      href={href}
      title={t.viewSource}
      aria-label={t.viewSource}
      {...eventAttributes('demo', { action: 'github', label: name })}
    >
      <Icon name="source" />
    </a>
  );
}
