import path from 'node:path';

/** A file that was written, added or deleted. */
export interface FileChange {
  /** Absolute. */
  readonly file: string;
  /** Whether the file was added or deleted. */
  readonly isNewOrGone: boolean;
}

/**
 * The scope of a change: the code that renders pages, the settings with which Next starts, the app as a whole, the root of
 * all demos, a page, a demo, a stylesheet of demos, or nothing visible.
 */
export type ChangeKind =
  | 'source'
  | 'settings'
  | 'app'
  | 'demoRoot'
  | 'page'
  | 'demo'
  | 'stylesheet'
  | 'nothing';

/** Files of an app that affect more than one page. `product/` has parts of a long `product.ts`, `slots/` components of `docs.config.ts`. */
const appFiles =
  /^(content|demos|generated|pages|product|slots|ssr-fallbacks|tables|translations)\/|^((product|docs\.config)\.ts|(demo|project)-root\.tsx)$/;

/** Files that Next reads when it starts. */
const settingsFiles = /^(next\.config\.(ts|mts|js|mjs)|package\.json|tsconfig\.json)$/;

/** Classifies a change. `sourceDirs` hold the code that renders pages. */
export function classifyChange(
  appDir: string,
  sourceDirs: readonly string[],
  { file, isNewOrGone }: FileChange,
): ChangeKind {
  if (sourceDirs.some((dir) => file.startsWith(dir + path.sep))) return 'source';
  const inApp = path.relative(appDir, file).split(path.sep).join('/');
  if (inApp.startsWith('../') || inApp.startsWith('node_modules/')) return 'nothing';
  if (settingsFiles.test(inApp)) return 'settings';
  if (/\.css(\.[jt]s)?$/.test(inApp)) return 'stylesheet';
  if (!isNewOrGone && inApp === 'demo-root.tsx') return 'demoRoot';
  if (!isNewOrGone && /^content\/.+\.mdx$/.test(inApp)) return 'page';
  if (!isNewOrGone && inApp.startsWith('demos/')) return 'demo';
  return appFiles.test(inApp) ? 'app' : 'nothing';
}
