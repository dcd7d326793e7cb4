import { firstDemoFile, writeFirstDemo } from './first-demo';
import type { EngineFiles } from './types';

/** vanilla-extract: the build makes a stylesheet of each `.css.ts` file that a demo imports. */
export const vanillaExtract: EngineFiles = {
  dependencies: { '@vanilla-extract/css': '^1.18.0' },
  files: {
    [firstDemoFile]: writeFirstDemo({
      imports: "import { counter } from './counter.css';\n",
      attributes: 'className={counter}',
    }),
    'demos/counter/counter.css.ts': `import { style } from '@vanilla-extract/css';

export const counter = style({ padding: '8px 16px' });
`,
  },
};
