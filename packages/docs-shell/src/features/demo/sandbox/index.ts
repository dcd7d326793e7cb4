export { demoFolder } from './types';
export type { DemoProject, ProjectFiles } from './types';
