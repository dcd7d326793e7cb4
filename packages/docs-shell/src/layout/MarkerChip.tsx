import type { Marker } from '../navigation/types';
import type { Messages } from '../translations';

interface MarkerChipProps {
  readonly marker: Marker;
  readonly t: Messages;
}

const words = {
  new: 'markerNew',
  planned: 'markerPlanned',
  unstable: 'markerUnstable',
  beta: 'markerBeta',
  legacy: 'markerLegacy',
  pro: 'markerPro',
  premium: 'markerPremium',
} as const satisfies Record<Marker, keyof Messages>;

/** A marker's word in an outline: “New”, “Beta”, “Pro”. */
export function MarkerChip({ marker, t }: MarkerChipProps) {
  return <span className="d-chip">{t[words[marker]]}</span>;
}
