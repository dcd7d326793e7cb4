export { demoFolder } from './types';
export type { DemoSandbox, SandboxFiles } from './types';
