import type { ReactNode } from 'react';
import { en, formatMessage } from '../../i18n';
import type { Messages } from '../../i18n';

interface HeadingLinkProps {
  readonly level: 2 | 3 | 4;
  readonly id: string;
  /** The heading as plain text, for the name of its permalink. */
  readonly text: string;
  readonly children?: ReactNode;
  readonly t?: Messages;
}

/** A heading with its permalink in the margin, beside it so that the heading's name stays its own. */
export function HeadingLink({ level, id, text, children = text, t = en }: HeadingLinkProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={`d-heading d-heading-${level}`}>
      <Heading id={id}>{children}</Heading>
      <a
        className="d-heading-link"
        href={`#${id}`}
        aria-label={formatMessage(t.permalinkTo, { name: text })}
      >
        #
      </a>
    </div>
  );
}
