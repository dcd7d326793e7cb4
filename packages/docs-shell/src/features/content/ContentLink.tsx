import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';

interface ContentLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link in the content. Links to other sites get an arrow. */
export function ContentLink({ href, children }: ContentLinkProps) {
  if (!/^https?:\/\//i.test(href)) {
    return <a href={href}>{children}</a>;
  }
  return (
    <a href={href} rel="external noopener">
      {children}
      <Icon name="external" />
    </a>
  );
}
