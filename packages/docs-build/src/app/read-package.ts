import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const packageSchema = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  repository: z
    .union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])
    .optional()
    .catch(undefined),
});

/** Name, version and repository of a package.json; empty where the file is missing or no JSON. */
export async function readPackage(file: string): Promise<z.output<typeof packageSchema>> {
  try {
    return packageSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}
