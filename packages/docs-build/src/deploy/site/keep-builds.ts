import { isAsset } from 'docs-shell/lib/is-asset';
import { parseJson } from 'docs-shell/lib/parse-json';
import type { PublishedManifest } from 'docs-shell/product';
import { z } from 'zod';

/** Name of the list of builds, below the root of a product. */
export const buildListName = 'docs-builds.json';

/** Builds of a product whose assets are still there: an open page asks for those of its own build. */
const buildListSchema = z.object({
  version: z.literal(1),
  /** The latest one first. */
  builds: z.array(z.object({ buildId: z.string(), assets: z.array(z.string().startsWith('/')) })),
});
type BuildList = z.output<typeof buildListSchema>;
/** A build with its assets. */
export type KeptBuild = BuildList['builds'][number];

/** Returns the address of the list of builds. */
export function buildListAddress(rootPath: string): string {
  return `${rootPath}/${buildListName}`;
}

/** Parses a list of builds. Returns no builds for a list that is missing or invalid. */
export function parseBuildList(text: string | undefined): readonly KeptBuild[] {
  const parsed = buildListSchema.safeParse(parseJson(text ?? null));
  return parsed.success ? parsed.data.builds : [];
}

/** Writes a list of builds. */
export function formatBuildList(builds: readonly KeptBuild[]): string {
  return `${JSON.stringify({ version: 1, builds } satisfies { version: 1; builds: readonly KeptBuild[] })}\n`;
}

/**
 * Adds a build to those before it.
 *
 * @param keep how many builds are listed, this one included; at least 1
 */
export function addBuild(
  { buildId, files }: Pick<PublishedManifest, 'buildId' | 'files'>,
  before: readonly KeptBuild[],
  keep: number,
): readonly KeptBuild[] {
  const assets = files.filter((file) => isAsset(file));
  const earlier = before.filter((build) => build.buildId !== buildId);
  return [{ buildId, assets }, ...earlier].slice(0, Math.max(1, keep));
}
