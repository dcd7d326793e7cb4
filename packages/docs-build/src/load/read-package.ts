import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const packageSchema = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  homepage: z.url().optional().catch(undefined),
  repository: z
    .union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])
    .optional()
    .catch(undefined),
});

/** Reads name, version, repository and website of a package.json. Empty if the file is missing or invalid. */
export async function readPackage(file: string): Promise<z.output<typeof packageSchema>> {
  try {
    return packageSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}
