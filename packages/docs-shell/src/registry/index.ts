export {
  parseRegistry,
  registerRoute,
  registryAddress,
  registryLimits,
  registryVersion,
  toProductTable,
} from './product-registry';
export type { ProductRegistry, RegisteredProduct } from './product-registry';
