import { isRecord } from '../../client/is-record';

/** Where the reader's choices among tabs are stored, for all products. */
export const tabsKey = 'docs-tabs';

/** Reads the stored choices: title of the tab by group. Whatever cannot be read counts as nothing. */
export function parseTabChoices(text: string | null): ReadonlyMap<string, string> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    const entries = isRecord(value) ? Object.entries(value) : [];
    return new Map(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return new Map();
  }
}

/** The tab that a key leads to, or nothing. Rows run with the text, hence `isRtl`. */
export function nextTab(
  key: string,
  current: number,
  count: number,
  isRtl: boolean,
): number | undefined {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return (current + 1) % count;
    case back:
      return (current + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
