import { isRecord } from '../../../lib/is-record';
import type { DemoModule } from '../../../page-document';
import type { DemoList } from '../contract';

/** Parses the JSON of `demoListId`. Returns nothing if it is not what the build writes. */
export function parseDemoList(text: string): DemoList | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isDemoList(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isDemoList(value: unknown): value is DemoList {
  return (
    isRecord(value) &&
    typeof value['runtime'] === 'string' &&
    Array.isArray(value['demos']) &&
    value['demos'].every(isDemoModule)
  );
}

function isDemoModule(value: unknown): value is DemoModule {
  return (
    isRecord(value) &&
    typeof value['name'] === 'string' &&
    typeof value['module'] === 'string' &&
    Array.isArray(value['preload']) &&
    value['preload'].every((url) => typeof url === 'string')
  );
}
