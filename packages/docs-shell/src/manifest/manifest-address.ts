import { manifestFileName } from './published';

/** Where the product at a root path publishes what others may know of it (SPEC MAN-6). */
export function manifestAddress(rootPath: string): string {
  return `${rootPath.replace(/\/$/, '')}/${manifestFileName}`;
}
