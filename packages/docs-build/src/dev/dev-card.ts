import { devDocumentsPath } from 'docs-shell/page-document';
import type { LoadedApp } from '../app';
import { createCardPainter } from '../cards/draw-card';
import { listCardTexts } from '../cards/list-card-texts';
import type { CompiledPage } from '../pages/compiled-page';

const prefix = `${devDocumentsPath}cards`;
const fileName = '/card.png';

/** Path of a page's picture while `docs dev` runs (SPEC HD-2). */
export function devCardPath(pathname: string): string {
  return `${prefix}${pathname === '/' ? '' : pathname}${fileName}`;
}

/** Draws the picture of an English page as its front matter is now. */
export async function drawDevCard(
  app: LoadedApp,
  page: CompiledPage,
): Promise<Uint8Array | undefined> {
  const text = listCardTexts(app, [page]).get(page.pathname);
  return text && (await createCardPainter())(text);
}
