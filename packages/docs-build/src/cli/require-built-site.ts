import { existsSync } from 'node:fs';
import path from 'node:path';
import { DiagnosticsError } from 'diagnostics';
import { listSiteFiles } from '../deploy/site/list-site-files';
import { loadManifests, type SiteManifest } from '../deploy/site/load-manifests';

/** A folder that a command reads, as the user names it. */
export interface BuiltFolder {
  /** `docs deploy` */
  readonly command: string;
  readonly appDir: string;
  /** Relative to the app, or absolute. */
  readonly folder: string;
  /** The argument that names the folder, if one does. */
  readonly argument?: string;
}

/**
 * Loads the manifests of the products in a built folder.
 *
 * @throws {DiagnosticsError} The folder does not exist, or no product in it is complete.
 */
export async function requireBuiltSite({
  command,
  appDir,
  folder,
  argument,
}: BuiltFolder): Promise<readonly SiteManifest[]> {
  const root = path.resolve(appDir, folder);
  const files = existsSync(root) ? await listSiteFiles(root) : undefined;
  const { manifests, problems } = await loadManifests(root, files ?? []);
  if (manifests.length > 0) return manifests;
  const [problem] = problems;
  throw new DiagnosticsError([
    {
      file: command,
      ...(argument !== undefined && { path: argument }),
      code: 'DOCS7009',
      received: problem
        ? `${path.posix.join(folder, problem.file)}: ${problem.problem}`
        : describe(folder, files?.size),
      expected: 'the output of docs build, or an assembled site',
      hint: 'Run docs build first.',
    },
  ]);
}

function describe(folder: string, fileCount: number | undefined): string {
  if (fileCount === undefined) return `no folder ${folder}`;
  return fileCount === 0 ? `the empty folder ${folder}` : `no docs-manifest.json in ${folder}`;
}
