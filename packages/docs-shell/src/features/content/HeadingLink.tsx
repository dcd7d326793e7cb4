import type { ReactNode } from 'react';
import { headingClass } from '../../client/contract';
import { en, formatMessage } from '../../i18n';
import type { Messages } from '../../i18n';
import { headingLinkClass } from './contract';

interface HeadingLinkProps {
  readonly level: 2 | 3 | 4;
  readonly id: string;
  /** The heading as plain text, for the accessible name of the permalink. */
  readonly text: string;
  readonly children?: ReactNode;
  readonly t?: Messages;
}

/** A heading with a permalink in the margin. The link is outside the heading, so it is not part of the heading's name. */
export function HeadingLink({ level, id, text, children = text, t = en }: HeadingLinkProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={`${headingClass} d-heading-${level}`}>
      <Heading id={id}>{children}</Heading>
      <a
        className={headingLinkClass}
        href={`#${id}`}
        aria-label={formatMessage(t.permalinkTo, { name: text })}
      >
        #
      </a>
    </div>
  );
}
