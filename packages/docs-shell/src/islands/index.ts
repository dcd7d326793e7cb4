export { DemoIsland, demoIdPrefix } from './DemoIsland';
export { writeStyleSheet } from './theme-styles';
export type { CollectedStyles, DemoRootModule, DemoRootProps, StyleEngine } from './types';
