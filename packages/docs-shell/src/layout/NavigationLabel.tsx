import { Fragment } from 'react';
import type { NavigationItem } from '../navigation/types';
import type { Messages } from '../translations';
import { MarkerChip } from './MarkerChip';
import { Icon } from './icons/Icon';

interface NavigationLabelProps {
  readonly item: NavigationItem;
  readonly t: Messages;
}

/** Title, icon and markers of an entry, with the spaces that a screen reader needs between them. */
export function NavigationLabel({ item, t }: NavigationLabelProps) {
  return (
    <>
      {item.icon !== undefined && <Icon name={item.icon} />}
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
