import type { Marker } from '../../page/types';
import { capitalize } from '../../theme';
import type { Messages } from '../../i18n';

interface MarkerChipProps {
  readonly marker: Marker;
  readonly t: Messages;
}

/** A marker's word in an outline: “New”, “Beta”, “Pro”. */
export function MarkerChip({ marker, t }: MarkerChipProps) {
  return <span className="d-chip">{t[`marker${capitalize(marker)}`]}</span>;
}
