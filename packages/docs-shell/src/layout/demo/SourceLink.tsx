import type { Messages } from '../../translations';
import { Icon } from '../icons/Icon';

interface SourceLinkProps {
  readonly href: string;
  readonly t: Messages;
}

/** Leads to the demo's file in the repository. */
export function SourceLink({ href, t }: SourceLinkProps) {
  return (
    <a className="d-demo-tool" href={href} title={t.viewSource} aria-label={t.viewSource}>
      <Icon name="source" />
    </a>
  );
}
