import { demoFrameSegment, playgroundSegment } from 'docs-shell/page-document';
import type { LoadedApp } from '../load';

/** Returns the path of the document that runs edited code, below the app's first product. */
export function playgroundPathname({ products }: Pick<LoadedApp, 'products'>): string {
  return `${products[0]?.rootPath ?? ''}/${demoFrameSegment}/${playgroundSegment}`;
}
