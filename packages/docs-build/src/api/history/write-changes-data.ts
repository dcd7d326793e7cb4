import { toHref } from 'docs-shell/routing';
import { writeBelow } from '../../lib/write-below';
import type { OwnApi } from '../../load/own-api';

/** Name of the file with the changes of an API as JSON, beside the page of changes. */
export const changesDataFile = 'changes.json';

/** Writes the history of each API as JSON: the ledger without the names of its oldest version. */
export function writeChangesData(apis: readonly OwnApi[], outDir: string): void {
  for (const { history } of apis) {
    if (!history) continue;
    const { baseline, ...data } = history.ledger;
    const file = `${toHref(history.pathname, 'en').slice(1)}${changesDataFile}`;
    writeBelow(outDir, file, `${JSON.stringify(data)}\n`);
  }
}
