export { deriveJavaScript } from '../demos/derive-javascript';
export { createDemoSandbox } from './create-sandbox';
