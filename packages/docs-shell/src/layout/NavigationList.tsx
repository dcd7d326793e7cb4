import type { NavigationItem } from '../navigation/types';
import type { Messages } from '../translations';
import { NavigationEntry } from './NavigationEntry';

interface NavigationListProps {
  readonly items: readonly NavigationItem[];
  readonly t: Messages;
}

/** One level of the side navigation. */
export function NavigationList({ items, t }: NavigationListProps) {
  return (
    <ul>
      {items.map((item, index) => (
        <NavigationEntry key={index} item={item} t={t} />
      ))}
    </ul>
  );
}
