export { createRegistry, formatRegistry } from '../emit/create-registry';
export { describeRegistry, registryFiles } from './describe-registry';
export { updateRegistry } from './update-registry';
export { mergeRegistry } from './merge-registry';
