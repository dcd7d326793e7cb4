interface ApiCellProps {
  /** What a list writes before it, where no column says so. */
  readonly label: string;
  readonly html: string | undefined;
}

/** A cell in the middle of a row; an empty one takes no room in a list. */
export function ApiCell({ label, html }: ApiCellProps) {
  return html === undefined ? (
    <td />
  ) : (
    <td data-label={label} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
