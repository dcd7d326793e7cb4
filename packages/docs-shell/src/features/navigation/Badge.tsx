import type { BadgeKind } from '../../page/types';
import { capitalize } from '../../theme/capitalize';
import type { Messages } from '../../i18n';

interface BadgeProps {
  readonly kind: BadgeKind;
  readonly t: Messages;
}

/** An outlined label: “New”, “Beta”, “Pro”. */
export function Badge({ kind, t }: BadgeProps) {
  return <span className="d-badge">{t[`badge${capitalize(kind)}`]}</span>;
}
