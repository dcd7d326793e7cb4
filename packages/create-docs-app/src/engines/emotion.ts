import { firstDemoFile, writeFirstDemo } from './first-demo';
import type { EngineFiles } from './types';

/** Emotion: the engine collects the rules of each page's demos on the server. */
export const emotion: EngineFiles = {
  dependencies: {
    '@emotion/cache': '^11.14.0',
    '@emotion/react': '^11.14.0',
    '@emotion/styled': '^11.14.0',
  },
  files: {
    'demo-root.tsx': `import type { DemoRootProps } from 'docs-shell/demos';
import { createEmotionEngine } from 'docs-shell/demos/emotion';

/** Collects the rules of the demos on the server, so that they are in the page before its scripts run. */
export const styleEngine = createEmotionEngine({ cacheKey: 'css', layer: 'mui' });

/** The context of every demo: the provider of the library belongs here. */
export default function DemoRoot({ children }: DemoRootProps) {
  return <>{children}</>;
}
`,
    [firstDemoFile]: writeFirstDemo({
      imports: "import styled from '@emotion/styled';\n",
      setup: "const Button = styled.button({ padding: '8px 16px' });\n",
      element: 'Button',
    }),
  },
};
