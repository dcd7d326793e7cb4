import { manifestFileName } from './published';

/** Returns the path of a product's published manifest. */
export function manifestAddress(rootPath: string): string {
  return `${rootPath.replace(/\/$/, '')}/${manifestFileName}`;
}
