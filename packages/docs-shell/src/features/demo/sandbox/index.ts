export { demoFolder } from './types';
export type { ComponentControls, DemoSandbox, PropControl, SandboxFiles } from './types';
