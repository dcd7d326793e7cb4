export { packPackages, publishedPackages } from './pack-packages';
export type { PackedPackage } from './pack-packages';
