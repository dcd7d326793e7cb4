import { Fragment } from 'react';
import type { NavigationItem } from '../../page/types';
import type { Messages } from '../../i18n';
import { iconFontText, type IconFontName } from '../../manifest';
import { MarkerChip } from './Badge';
import { Icon } from '../icons/Icon';
import { iconShapes, type IconName } from '../icons/icon-shapes';

interface NavigationLabelProps {
  readonly item: NavigationItem;
  readonly t: Messages;
}

/** Title, icon and markers of an entry, with the spaces that a screen reader needs between them. */
export function NavigationLabel({ item, t }: NavigationLabelProps) {
  return (
    <>
      {item.icon !== undefined && <EntryIcon name={item.icon} />}
      <span>{item.title}</span>
      {item.external && <Icon name="external" />}
      {item.markers.map((marker) => (
        <Fragment key={marker}>
          {' '}
          <MarkerChip marker={marker} t={t} />
        </Fragment>
      ))}
    </>
  );
}

/** A line icon of the shell, else one of the icon font. */
function EntryIcon({ name }: { readonly name: IconName | IconFontName }) {
  return isLineIcon(name) ? (
    <Icon name={name} />
  ) : (
    <span className="material-icons d-side-nav-icon" aria-hidden="true">
      {iconFontText(name)}
    </span>
  );
}

function isLineIcon(name: string): name is IconName {
  return Object.hasOwn(iconShapes, name);
}
