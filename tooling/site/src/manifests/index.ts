export { updateRegistry } from './update-registry';
