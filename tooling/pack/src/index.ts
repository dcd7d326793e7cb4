export { checkPackage } from './check-package';
export { packPackages, publishedPackages } from './pack-packages';
export type { PackedPackage } from './pack-packages';
