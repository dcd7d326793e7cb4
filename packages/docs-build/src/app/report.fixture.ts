import { formatFaults } from '../faults';
import { createApp, identityFixture, tableFixture } from './app.fixture';
import { loadApp } from './load-app';

/** The whole text that the author of an app reads. */
export async function report(files: Readonly<Record<string, string>>): Promise<string> {
  const { faults } = await loadApp(await createApp(files), { productTable: tableFixture });
  return formatFaults(faults);
}

/** A `product.ts` without a fault but those in its pages. */
export const pagesOnly = (pages: string, id = 'paint') => `export default {
  ${identityFixture(id)},
  versions: [{ current: true }],
  pages: [
${pages}
  ],
};
`;
