import type { ReactNode } from 'react';
import { en } from '../../i18n';
import type { Messages } from '../../i18n';
import { Icon } from '../icons/Icon';

interface CalloutProps {
  readonly kind: 'info' | 'success' | 'warning' | 'error';
  /** Replaces the default title of the kind. */
  readonly title?: string;
  readonly children: ReactNode;
  readonly t?: Messages;
}

/** A note next to the text. A title and an icon show its kind, so color is never the only sign. */
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
