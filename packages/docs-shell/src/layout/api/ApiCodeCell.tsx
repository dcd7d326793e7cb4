interface ApiCodeCellProps {
  /** What a list writes before it, where no column says so. */
  readonly label: string;
  readonly code: string | undefined;
}

/** A cell of code; an empty one takes no room in a list. */
export function ApiCodeCell({ label, code }: ApiCodeCellProps) {
  if (code === undefined) {
    return <td />;
  }
  return (
    <td data-label={label}>
      <code>{code}</code>
    </td>
  );
}
