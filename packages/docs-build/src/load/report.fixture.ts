import { formatText } from 'diagnostics';
import { createApp, identityFixture, tableFixture } from './app.fixture';
import { loadApp } from './load-app';

/** Returns the report that the author of an app sees. */
export async function report(files: Readonly<Record<string, string>>): Promise<string> {
  const { diagnostics } = await loadApp(await createApp(files), { productTable: tableFixture });
  return formatText(diagnostics);
}

/** Returns a `product.ts` that is valid except for its pages. */
export const pagesOnly = (pages: string, id = 'paint') => `export default {
  ${identityFixture(id)},
  versions: [{ current: true }],
  pages: [
${pages}
  ],
};
`;
