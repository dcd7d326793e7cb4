import { z } from 'zod';
import { runNpm } from './run-npm';

const packedSchema = z.array(z.object({ files: z.array(z.object({ path: z.string() })) })).min(1);

/** `deprecations/accordion-props`, `v7.0.0/grid-props`: names as the command of MUI’s codemods takes them. */
const codemodFile = /^(?:node\/)?((?:deprecations|v\d+\.\d+\.\d+)\/[^/]+)\/index\.js$/;

/** Lists the codemods that a published package has, by name. `all` and helpers are left out. */
export async function listCodemods(packageName: string, version: string): Promise<string[]> {
  const output = await runNpm(['pack', `${packageName}@${version}`, '--dry-run', '--json']);
  const [packed] = packedSchema.parse(JSON.parse(output));
  return (packed?.files ?? [])
    .flatMap(({ path }) => codemodFile.exec(path)?.[1] ?? [])
    .filter((name) => !/\/(?:all|utils?)$/.test(name))
    .sort((a, b) => (a < b ? -1 : 1));
}
