import type { ApiCodePart } from './types';

interface ApiCodeProps {
  readonly parts: readonly ApiCodePart[];
}

/** A piece of a type, in which names that have a page are links. */
export function ApiCode({ parts }: ApiCodeProps) {
  return (
    <code>
      {parts.map(({ text, href }, index) =>
        href === undefined ? (
          text
        ) : (
          <a key={index} href={href}>
            {text}
          </a>
        ),
      )}
    </code>
  );
}
