import { toHref } from 'docs-shell/routing';
import type { ApiLedger } from 'react-api-docs/history';
import type { OutputFolder } from '../../lib/output-folder';
import type { ProductApi } from '../../load/product-api';

/** Name of the file with the changes of an API as JSON, beside the page of changes. */
export const changesDataFile = 'changes.json';

/** The history of an API without the names of its oldest version. */
export type ChangesData = Omit<ApiLedger, 'baseline'>;

/** Returns the URL path of the changes of an API as JSON. */
export function changesDataHref(pathname: string): string {
  return `${toHref(pathname, 'en')}${changesDataFile}`;
}

/** Returns the data at a URL path of `changesDataHref`, or undefined if no API has it. */
export function findChangesData(
  apis: readonly ProductApi[],
  href: string,
): ChangesData | undefined {
  const history = apis
    .flatMap((api) => api.history ?? [])
    .find(({ pathname }) => changesDataHref(pathname) === href);
  return history && describeChanges(history.ledger);
}

/** Writes the history of each API as JSON. */
export function writeChangesData(
  apis: readonly ProductApi[],
  output: Pick<OutputFolder, 'write'>,
): void {
  for (const { history } of apis) {
    if (!history) continue;
    const file = changesDataHref(history.pathname).slice(1);
    output.write(file, `${JSON.stringify(describeChanges(history.ledger))}\n`);
  }
}

function describeChanges({ baseline, ...data }: ApiLedger): ChangesData {
  return data;
}
