import { formatText } from 'diagnostics';
import { createApp, identityFixture, tableFixture } from './app.fixture';
import { loadApp } from './load-app';

/** The whole text that the author of an app reads. */
export async function report(files: Readonly<Record<string, string>>): Promise<string> {
  const { diagnostics } = await loadApp(await createApp(files), { productTable: tableFixture });
  return formatText(diagnostics);
}

/** A `product.ts` without a diagnostic but those in its pages. */
export const pagesOnly = (pages: string, id = 'paint') => `export default {
  ${identityFixture(id)},
  versions: [{ current: true }],
  pages: [
${pages}
  ],
};
`;
