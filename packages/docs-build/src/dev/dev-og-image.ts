import { devDocumentsPath } from 'docs-shell/page-document';
import type { LoadedApp } from '../load';
import { createOgImageRenderer } from '../og-images/render-og-image';
import { listOgImageTexts } from '../og-images/list-og-image-texts';
import type { CompiledPage } from '../content/compiled-page';

const prefix = `${devDocumentsPath}cards`;
const fileName = '/card.png';

/** Path of a page's Open Graph image in `docs dev`. */
export function devOgImagePath(pathname: string): string {
  return `${prefix}${pathname === '/' ? '' : pathname}${fileName}`;
}

/** Draws the picture of an English page as its front matter is now. */
export async function renderDevOgImage(
  app: LoadedApp,
  page: CompiledPage,
): Promise<Uint8Array | undefined> {
  const text = listOgImageTexts(app, [page]).get(page.pathname);
  return text && (await createOgImageRenderer())(text);
}
