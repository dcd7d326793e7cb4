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

/** Renders the Open Graph image of an English page from its current front matter. */
export async function renderDevOgImage(
  app: LoadedApp,
  page: CompiledPage,
): Promise<Uint8Array | undefined> {
  const text = listOgImageTexts(app, [page]).get(page.pathname);
  return text && (await createOgImageRenderer())(text);
}
