import { directionalIcons, iconShapes } from './icon-shapes';
import type { IconName } from './icon-shapes';

interface IconProps {
  readonly name: IconName;
}

/** A line icon in the colour of its text; words beside it say what it means. */
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
