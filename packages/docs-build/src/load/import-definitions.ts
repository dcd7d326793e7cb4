import { statSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import type { Diagnostic } from 'diagnostics';
import { describeBuildErrors } from './describe-build-errors';
import { importModule } from './import-module';

/** An exported definition, unchecked, and its path in the export: empty, or `[1]` in a list. */
export interface ExportedDefinition {
  readonly exportPath: '' | `[${number}]`;
  readonly value: unknown;
}

/** The definitions of a `product.ts`, or the reason why there are none. */
export interface ImportedDefinitions {
  readonly definitions: readonly ExportedDefinition[];
  readonly diagnostics: readonly Diagnostic[];
}

const moduleSchema = z.object({ default: z.unknown() });
const advice = 'export default defineProduct({ … }), or a list of them';

/** Runs an app's `product.ts`. Reports a file that is missing, cannot be parsed or throws. */
export async function importDefinitions(
  file: string,
  name: string,
  cacheKey: string | undefined,
): Promise<ImportedDefinitions> {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) {
    return failed({
      file: name,
      code: 'DOCS1005',
      received: 'no such file',
      expected: advice,
      hint: `Write ${name}.`,
    });
  }
  try {
    const module = await importModule(file, cacheKey);
    return readExport(moduleSchema.safeParse(module).data?.default, name);
  } catch (error) {
    return failed(...describeFailure(error, name));
  }
}

function readExport(value: unknown, name: string): ImportedDefinitions {
  if (Array.isArray(value) && value.length > 0) {
    const list: readonly unknown[] = value;
    const definitions = list.map((item, index) => ({
      exportPath: `[${index}]` as const,
      value: item,
    }));
    return { definitions, diagnostics: [] };
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return { definitions: [{ exportPath: '', value }], diagnostics: [] };
  }
  const received = Array.isArray(value) ? 'an empty list' : `a default export of ${typeof value}`;
  return failed({
    file: name,
    code: 'DOCS1007',
    received: value === undefined ? 'no default export' : received,
    expected: advice,
    hint: `Let ${name} export a product.`,
  });
}

function describeFailure(error: unknown, name: string): readonly Diagnostic[] {
  const errors = describeBuildErrors(error, { file: name, code: 'DOCS1006' });
  if (errors.length > 0) return errors;
  const text = error instanceof Error ? error.message : String(error);
  const trace = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : '';
  const line = /product\.ts(?:\?[^:\s]*)?:(\d+)/.exec(trace)?.[1];
  return [
    {
      file: name,
      ...(line !== undefined && { line: Number(line) }),
      code: 'DOCS1006',
      received: `an error while it runs: ${stripVTControlCharacters(text)}`,
      expected: 'plain data that can be read without an error',
      hint: 'Correct the error; nothing else in this file can be checked before.',
    },
  ];
}

function failed(...diagnostics: readonly Diagnostic[]): ImportedDefinitions {
  return { definitions: [], diagnostics };
}
