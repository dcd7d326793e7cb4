import { isRecord } from '../../../lib/is-record';
import type { DemoSandbox } from './types';

/** Checks fetched JSON. Returns nothing if it is not what `docs-build` writes. */
export function parseDemoSandbox(value: unknown): DemoSandbox | undefined {
  return isDemoSandbox(value) ? value : undefined;
}

function isDemoSandbox(value: unknown): value is DemoSandbox {
  return (
    isRecord(value) &&
    typeof value['title'] === 'string' &&
    typeof value['playground'] === 'string' &&
    Array.isArray(value['stylesheets']) &&
    isRecord(value['classNames']) &&
    hasBothVariants(value['entry'], (entry) => typeof entry === 'string') &&
    hasBothVariants(value['files'], isRecord) &&
    (value['controls'] === undefined || Array.isArray(value['controls']))
  );
}

function hasBothVariants(value: unknown, isValid: (value: unknown) => boolean): boolean {
  return isRecord(value) && isValid(value['TS']) && isValid(value['JS']);
}
