/** Local storage key of the versions that the reader uses: a JSON object of versions by package. */
export const readerVersionsKey = 'docs-reader-versions';

/** On the content of an API page: the package whose version counts. */
export const apiOfAttribute = 'data-api-of';
/** On rows: the version that added them, as `encodeVersion` writes it. */
export const sinceAttribute = 'data-since';
/** On the content of an API page: the version that added its export, as `encodeVersion` writes it. */
export const pageSinceAttribute = 'data-page-since';

/** CSS variables of rows that are newer than the reader’s version, and of the content. They hold texts. */
export const notInVariable = '--docs-not-in';
export const readsVariable = '--docs-reads';

/** On the hidden label in the header that says which version the reader uses: the package. Its last child shows it. */
export const readsOfAttribute = 'data-reads-of';

/** Class of what is shown only if the reader has named a version. */
export const readsClass = 'd-reads';

/** Versions in use, by package: `{ '@mui/material': '6.4' }`. */
export type ReaderVersions = Readonly<Record<string, string>>;

/** Parses stored versions. Anything else than versions is left out. */
export function parseReaderVersions(text: string | null): ReaderVersions {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' && /^\d+(\.\d+)*(-\w+\.\d+)?$/.test(entry[1]),
      ),
    );
  } catch {
    return {};
  }
}
