import type { DemoRootProps, StyleEngine } from 'docs-shell/demos';
import { ServerStyleSheet, StyleSheetManager, version } from 'styled-components';

const isServer = typeof document === 'undefined';

/** Between two rules. The library finds the rules of the server by it. */
const separator = '/*!sc*/\n';

export const styleEngine: StyleEngine<ServerStyleSheet | undefined> = {
  createRegistry: () => (isServer ? new ServerStyleSheet() : undefined),
  Provider: ({ registry, children }) => (
    <StyleSheetManager {...(registry && { sheet: registry.instance })}>
      {children}
    </StyleSheetManager>
  ),
  collect: (registries) => {
    const rules = registries.flatMap(
      (registry) => registry?.instance.toString().split(separator) ?? [],
    );
    return {
      attributes: { 'data-styled': '', 'data-styled-version': version },
      css: [...new Set(rules)].join(separator),
    };
  },
};

/** The demos have colors of their own, which follow `color-scheme`, and logical sides. */
export default function DemoRoot({ children }: DemoRootProps) {
  return <>{children}</>;
}
