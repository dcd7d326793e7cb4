import { isRecord } from '../../lib/is-record';
import { parseJson } from '../../lib/parse-json';

/** Key in local storage of the reader's choices, for all products. */
export const tabsKey = 'docs-tabs';

/** Returns the stored choices: title of the tab by group. Invalid data is ignored. */
export function parseTabChoices(text: string | null): ReadonlyMap<string, string> {
  const value = parseJson(text);
  const entries = isRecord(value) ? Object.entries(value) : [];
  return new Map(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * Returns the index of the tab that a key moves to; `undefined` for other keys. Arrow keys follow the direction of the
 * text.
 */
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
