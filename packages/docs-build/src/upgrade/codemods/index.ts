import type { Codemod } from '../types';
import { productEntryPoint } from './v1-1/product-entry-point';
import { removedBundles } from './v1-1/removed-bundles';

/** All codemods, in the order in which they run. Each minor version has a folder, with files before and after. */
export const codemods: readonly Codemod[] = [productEntryPoint, removedBundles];
