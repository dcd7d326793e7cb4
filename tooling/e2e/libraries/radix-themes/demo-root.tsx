import { Theme } from '@radix-ui/themes';
import type { DemoRootProps } from 'docs-shell/demos';
import { Direction } from 'radix-ui';
import '@radix-ui/themes/styles.css';

/** The page sets the mode: `library.colorModes` of `product.ts` names the classes of the library. */
export default function DemoRoot({ children, direction, dense }: DemoRootProps) {
  return (
    // The library's root fills the window.
    <Theme hasBackground={false} scaling={dense ? '90%' : '100%'} style={{ minHeight: 0 }}>
      <Direction.Provider dir={direction}>{children}</Direction.Provider>
    </Theme>
  );
}
