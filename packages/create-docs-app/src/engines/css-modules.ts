import { firstDemoFile, writeFirstDemo } from './first-demo';
import type { EngineFiles } from './types';

/** CSS Modules: like plain CSS, with names of classes that no other stylesheet has. */
export const cssModules: EngineFiles = {
  files: {
    [firstDemoFile]: writeFirstDemo({
      imports: "import styles from './counter.module.css';\n",
      attributes: 'className={styles.counter}',
    }),
    'demos/counter/counter.module.css': `.counter {
  padding: 8px 16px;
}
`,
  },
};
