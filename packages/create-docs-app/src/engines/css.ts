import { firstDemoFile, writeFirstDemo } from './first-demo';
import type { EngineFiles } from './types';

/** Plain CSS: the page links the stylesheets that its demos import. */
export const css: EngineFiles = {
  files: {
    [firstDemoFile]: writeFirstDemo({
      imports: "import './counter.css';\n",
      attributes: 'className="counter"',
    }),
    'demos/counter/counter.css': `.counter {
  padding: 8px 16px;
}
`,
  },
};
