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
    typeof value === 'object' &&
    value !== null &&
    'runtime' in value &&
    typeof value.runtime === 'string' &&
    'demos' in value &&
    Array.isArray(value.demos) &&
    value.demos.every(isDemoModule)
  );
}

function isDemoModule(value: unknown): value is DemoModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'module' in value &&
    typeof value.module === 'string' &&
    'preload' in value &&
    Array.isArray(value.preload) &&
    value.preload.every((url) => typeof url === 'string')
  );
}
