import type { DemoProject } from './types';

/** Reads what `docs-build` wrote; answers nothing where it is something else, an error page say. */
export function parseDemoProject(value: unknown): DemoProject | undefined {
  return isDemoProject(value) ? value : undefined;
}

function isDemoProject(value: unknown): value is DemoProject {
  return (
    isObject(value) &&
    typeof value['title'] === 'string' &&
    typeof value['playground'] === 'string' &&
    Array.isArray(value['stylesheets']) &&
    isObject(value['classNames']) &&
    isOfVariants(value['entry'], (entry) => typeof entry === 'string') &&
    isOfVariants(value['files'], isObject)
  );
}

function isOfVariants(value: unknown, isWanted: (part: unknown) => boolean): boolean {
  return isObject(value) && isWanted(value['TS']) && isWanted(value['JS']);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
