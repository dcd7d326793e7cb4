import { DirectionProvider } from '@base-ui/react/direction-provider';
import { writeStyleSheet, type DemoRootProps } from 'docs-shell/demos';

/**
 * The demos bring plain CSS of their own, whose colours follow `color-scheme` and whose sides are logical. What
 * the page adds is the density, and the z-index that a portal needs to stand above the page's header.
 */
export function sharedStyles(): string {
  return writeStyleSheet([{ ":root[data-density='dense']": { '--unit': '3px' } }], 'utilities');
}

/** The context of every Base UI demo. The library has no theme; it only asks which way arrow keys go. */
export default function DemoRoot({ children, direction }: DemoRootProps) {
  return <DirectionProvider direction={direction}>{children}</DirectionProvider>;
}
