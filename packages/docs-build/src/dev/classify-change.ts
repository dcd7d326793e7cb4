import path from 'node:path';

/** A file that was written, added or deleted. */
export interface FileChange {
  /** Absolute. */
  readonly file: string;
  /** Not only its content changed: lists of files are others. */
  readonly isNewOrGone: boolean;
}

/**
 * What a change concerns: the code that draws pages, the app as a whole, a page, a demo, a stylesheet of demos, or
 * nothing that is shown.
 */
export type ChangeKind = 'source' | 'app' | 'page' | 'demo' | 'stylesheet' | 'nothing';

/** Files of an app, from its folder, that decide more than one page. */
const appFiles =
  /^(content|demos|generated|ssr-fallbacks|tables|translations)\/|^(product\.ts|demo-root\.tsx|package\.json)$/;

/** Tells what a change concerns. `sourceDirs` hold the code that draws pages. */
export function classifyChange(
  appDir: string,
  sourceDirs: readonly string[],
  { file, isNewOrGone }: FileChange,
): ChangeKind {
  if (sourceDirs.some((dir) => file.startsWith(dir + path.sep))) return 'source';
  const inApp = path.relative(appDir, file).split(path.sep).join('/');
  if (inApp.startsWith('../') || inApp.startsWith('node_modules/')) return 'nothing';
  if (inApp.endsWith('.css')) return 'stylesheet';
  if (!isNewOrGone && /^content\/.+\.mdx$/.test(inApp)) return 'page';
  if (!isNewOrGone && inApp.startsWith('demos/')) return 'demo';
  return appFiles.test(inApp) ? 'app' : 'nothing';
}
