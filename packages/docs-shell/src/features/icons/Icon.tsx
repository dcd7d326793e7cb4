import { directionalIcons, iconShapes } from './icon-shapes';
import type { IconName } from './icon-shapes';

interface IconProps {
  readonly name: IconName;
}

/** A line icon in the color of the text. It is hidden from screen readers, so text next to it must say what it means. */
export function Icon({ name }: IconProps) {
  return (
    <svg
      className={directionalIcons.has(name) ? 'd-icon d-icon-directional' : 'd-icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={iconShapes[name]} />
    </svg>
  );
}
