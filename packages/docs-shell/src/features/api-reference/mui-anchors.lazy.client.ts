import { findMuiRow } from '../../lib/find-mui-row';

/**
 * Goes to the row that an anchor names as MUI's own API pages do, in the same step of the history. An anchor that the page
 * has stays.
 */
export function goToMuiRow(anchor: string): void {
  const row = document.getElementById(anchor) ? undefined : findMuiRow(anchor);
  if (row !== undefined && document.getElementById(row)) location.replace(`#${row}`);
}
