export { chooseBySettings } from './choose-by-settings';
export { DemoIsland, demoIdPrefix } from './DemoIsland';
export { PlainTable } from './PlainTable';
export { writeStyleSheet } from './theme-styles';
export type {
  CollectedStyles,
  DemoRootModule,
  DemoRootProps,
  DemoSettings,
  StyleEngine,
} from './types';
