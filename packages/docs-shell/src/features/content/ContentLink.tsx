import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';

interface ContentLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link of the content. An arrow tells that it leaves the site. */
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
