import type { DocSearchSettings } from '../../../config';
import { isRecord } from '../../../client/is-record';

/** Reads the settings that the page's button carries. */
export function parseDocSearchSettings(text: string): DocSearchSettings | undefined {
  const value: unknown = JSON.parse(text === '' ? 'null' : text);
  if (!isRecord(value)) {
    return undefined;
  }
  const { appId, apiKey, indexName } = value;
  return typeof appId === 'string' && typeof apiKey === 'string' && typeof indexName === 'string'
    ? { appId, apiKey, indexName }
    : undefined;
}
