export { deriveJavaScript } from '../demos/derive-javascript';
export { createDemoProject } from './create-demo-project';
