import type { DemoSandbox } from './types';

/** Checks fetched JSON. Returns nothing if it is not what `docs-build` writes. */
export function parseDemoSandbox(value: unknown): DemoSandbox | undefined {
  return isDemoSandbox(value) ? value : undefined;
}

function isDemoSandbox(value: unknown): value is DemoSandbox {
  return (
    isObject(value) &&
    typeof value['title'] === 'string' &&
    typeof value['playground'] === 'string' &&
    Array.isArray(value['stylesheets']) &&
    isObject(value['classNames']) &&
    hasBothVariants(value['entry'], (entry) => typeof entry === 'string') &&
    hasBothVariants(value['files'], isObject)
  );
}

function hasBothVariants(value: unknown, isValid: (value: unknown) => boolean): boolean {
  return isObject(value) && isValid(value['TS']) && isValid(value['JS']);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
