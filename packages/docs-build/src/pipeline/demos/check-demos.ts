import path from 'node:path';
import type { Diagnostic } from 'diagnostics';
import { toLibrarySettings, type Config } from 'docs-shell/config/load';
import { openBundleCache } from '../../bundle/bundle-cache';
import { openBuildCache } from '../../cache/build-cache';
import type { CompiledPage } from '../../content/compiled-page';
import { renderDemos } from '../../demos/render-demos';
import type { LoadedApp } from '../../load';
import { inspectSandbox } from '../../sandboxes/create-sandbox';
import { openInstalledPackages } from '../../sandboxes/list-dependencies';
import { listDemoFrames } from '../documents/demo-frames';
import { serverFolder } from './build-page-demos';
import { listBareDemos } from './list-bare-demos';
import { listDemos } from './list-demos';
import { listStyleGroups } from './list-style-groups';
import { openImports } from './open-demo-code';

interface CheckDemosOptions {
  readonly cacheDir: string;
  readonly config: Config;
}

/**
 * Returns what a build reports about demos, without bundling them for the browser. What it renders is cached for the
 * next build.
 */
export async function checkDemos(
  app: LoadedApp,
  pages: readonly CompiledPage[],
  { cacheDir, config }: CheckDemosOptions,
): Promise<readonly Diagnostic[]> {
  const { appDir } = app;
  const demos = listDemos(app);
  if (demos.size === 0) return [];
  const { diagnostics } = await renderDemos({
    appDir,
    demos,
    demoRootFile: path.join(appDir, 'demo-root.tsx'),
    outDir: serverFolder(appDir),
    settings: toLibrarySettings(config),
    styleGroups: listStyleGroups(pages, listDemoFrames(app, pages)),
    cache: openBundleCache(openBuildCache({ appDir, folder: cacheDir }), appDir),
  });
  // An import that leads nowhere would be reported twice.
  if (diagnostics.length > 0) return diagnostics;
  const bareDemos = listBareDemos(pages);
  const importsOf = openImports(cacheDir);
  const installed = openInstalledPackages();
  const examples = [...demos.keys()].filter((id) => !bareDemos.has(id));
  const sandboxes = await Promise.all(
    examples.map((id) => inspectSandbox({ appDir, id, importsOf, installed })),
  );
  return sandboxes.flatMap((sandbox) => sandbox.diagnostics);
}
