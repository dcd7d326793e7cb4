export { createRegistry, formatRegistry } from '../emit/create-registry';
export { describeRegistry, registryFiles } from './describe-registry';
export { mergeRegistry } from './merge-registry';
