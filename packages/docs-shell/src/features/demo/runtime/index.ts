export { memoizeBySettings } from './memoize-by-settings';
export { DemoTree, demoIdPrefix } from './DemoTree';
export { PlainTable } from './PlainTable';
export { writeStyleSheet } from './theme-styles';
export type {
  CollectedStyles,
  DemoRootModule,
  DemoRootProps,
  DemoSettings,
  StyleEngine,
} from './types';
