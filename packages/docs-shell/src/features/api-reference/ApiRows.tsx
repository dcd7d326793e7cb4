import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { formatMessage } from '../../i18n';
import type { Messages } from '../../i18n';
import { searchKindAttribute } from '../search/contract';
import type { ApiCodePart } from './types';

interface ApiRowGroupProps {
  /** Omitted for the first group. */
  readonly title?: ReactNode;
  /** Number of columns of the table. */
  readonly columns: number;
  /** Attributes of the group. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A group of rows with a title row above them. */
export function ApiRowGroup({ title, columns, attributes, children }: ApiRowGroupProps) {
  return (
    <tbody {...attributes}>
      {title !== undefined && (
        <tr className="d-api-group">
          <th scope="rowgroup" colSpan={columns}>
            {title}
          </th>
        </tr>
      )}
      {children}
    </tbody>
  );
}

interface ApiNameProps {
  readonly id: string;
  readonly name: string;
  /** Kind of search hit (`searchKinds`). Without it search does not list the name. */
  readonly kind?: 'prop' | 'slot' | 'class' | 'variable';
  readonly isDeprecated?: boolean;
}

/** The name in a row, as a permalink to the row. */
export function ApiName({ id, name, kind, isDeprecated = false }: ApiNameProps) {
  const code = <code {...{ [searchKindAttribute]: kind }}>{name}</code>;
  return (
    <a className="d-api-name" href={`#${id}`}>
      {isDeprecated ? <s>{code}</s> : code}
    </a>
  );
}

interface ApiCellProps {
  /** Shown before the value in the list view, which has no column headers. */
  readonly label: string;
  readonly html: string | undefined;
}

/** A cell between name and description. The list view hides empty cells. */
export function ApiCell({ label, html }: ApiCellProps) {
  return html === undefined ? (
    <td />
  ) : (
    <td data-label={label} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

interface ApiDescriptionProps {
  /** HTML. */
  readonly html: string;
  /** HTML that says what to use instead. May be empty. Omitted if the row is not deprecated. */
  readonly deprecation?: string | undefined;
  /** The version that deprecated the row, if it is known. */
  readonly since?: string | undefined;
  readonly t: Messages;
}

/** The description of a row. Deprecated rows are collapsed to the word “Deprecated”. */
export function ApiDescription({ html, deprecation, since, t }: ApiDescriptionProps) {
  const text = html !== '' && <div dangerouslySetInnerHTML={{ __html: html }} />;
  if (deprecation === undefined) {
    return text;
  }
  const title =
    since === undefined ? t.apiDeprecated : formatMessage(t.apiDeprecatedSince, { version: since });
  if (deprecation === '') {
    return (
      <>
        <p className="d-api-warning">{title}</p>
        {text}
      </>
    );
  }
  return (
    <details className="d-api-fold">
      <summary className="d-api-warning">{title}</summary>
      <div dangerouslySetInnerHTML={{ __html: deprecation }} />
      {text}
    </details>
  );
}

interface ApiCodeProps {
  readonly parts: readonly ApiCodePart[];
}

/** Code in which names that have a page are links. */
export function ApiCode({ parts }: ApiCodeProps) {
  return (
    <code>
      {parts.map(({ text, href }, index) =>
        href === undefined ? (
          breakAfterGenerics(text)
        ) : (
          <a key={index} href={href}>
            {text}
          </a>
        ),
      )}
    </code>
  );
}

/** Lets a long type break after the name of a generic type: `RenderFunction<`, `Payload>`. */
function breakAfterGenerics(text: string): ReactNode {
  const [first, ...others] = text.split('<');
  return [
    first,
    ...others.map((part, index) => (
      <Fragment key={index}>
        {'<'}
        <wbr />
        {part}
      </Fragment>
    )),
  ];
}
