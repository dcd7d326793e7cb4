const pattern = /-(prop|css|class|slot)(?:es|s)?-(?:Mui[A-Za-z]+-)?([\w-]+)$/;

/**
 * Returns the id of the row that an anchor of MUI's own API pages names: `class-text` for `button-classes-MuiButton-text`.
 * Such links are in the texts of its packages and all over the web. Other anchors name none.
 */
export function findMuiRow(anchor: string): string | undefined {
  const [, kind, name] = pattern.exec(anchor) ?? [];
  return kind && `${kind === 'css' ? 'class' : kind}-${name}`;
}
