import type { ReactNode } from 'react';
import { en } from '../../i18n';
import type { Messages } from '../../i18n';
import { Icon } from '../icons/Icon';

interface CalloutProps {
  readonly kind: 'info' | 'success' | 'warning' | 'error';
  /** In place of the kind's own word. */
  readonly title?: string;
  readonly children: ReactNode;
  readonly t?: Messages;
}

/** A note beside the text. Its kind is told by a word and an icon, not by colour alone. */
export function Callout({ kind, title, children, t = en }: CalloutProps) {
  return (
    <div className={`d-callout d-callout-${kind}`} role="note">
      <p className="d-callout-title">
        <Icon name={kind} />
        {title ?? t[kind]}
      </p>
      {children}
    </div>
  );
}
