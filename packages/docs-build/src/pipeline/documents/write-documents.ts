import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { documentFile } from 'docs-shell/page-document';
import { writeBelow } from '../../lib/write-below';
import type { AppDocuments } from './compose-app';

type WrittenDocuments = Omit<AppDocuments, 'markdown'>;

/** Writes what Next and the check of the site read to the build folder `docsDir`. */
export async function writeDocuments(docsDir: string, documents: WrittenDocuments): Promise<void> {
  const { app, demoFrames, libraryShares, pages, sources } = documents;
  await rm(path.join(docsDir, 'dev-server.json'), { force: true });
  await rm(path.join(docsDir, 'pages'), { recursive: true, force: true });
  for (const page of [...pages, ...demoFrames]) {
    writeBelow(docsDir, documentFile(page.language, page.pathname), JSON.stringify(page));
  }
  await writeFile(path.join(docsDir, 'app.json'), JSON.stringify(app));
  await writeFile(path.join(docsDir, 'sources.json'), JSON.stringify(sources, null, 1));
  await writeFile(path.join(docsDir, 'libraries.json'), JSON.stringify(libraryShares, null, 1));
}
