import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { writeStyleSheet, type DemoRootProps } from 'docs-shell/demos';

/**
 * The demos have their own plain CSS: its colors follow `color-scheme`, its sides are logical. The page adds the
 * density, and what Base UI would write into `<style>` elements between the elements of a demo.
 */
export function sharedStyles(): string {
  return writeStyleSheet(
    [
      { ":root[data-density='dense']": { '--unit': '3px' } },
      { '.base-ui-disable-scrollbar': { scrollbarWidth: 'none' } },
      { '.base-ui-disable-scrollbar::-webkit-scrollbar': { display: 'none' } },
    ],
    'utilities',
  );
}

/** The context of every Base UI demo. The library has no theme; it only asks which way arrow keys go. */
export default function DemoRoot({ children, direction }: DemoRootProps) {
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>{children}</DirectionProvider>
    </CSPProvider>
  );
}
