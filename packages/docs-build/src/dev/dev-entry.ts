import { demoModuleAttribute } from 'docs-shell/demo/contract';
import type { Plugin } from 'vite';
import { runtimeEntry } from '../bundle/runtime-entry';
import { devBase } from './dev-base';
import { stylesheetPath } from './stylesheet-path';

const entryId = 'docs:dev-entry';
const errorEntryId = 'docs:dev-error-entry';
const runtimeId = 'docs:dev-demo-runtime';
const pageId = 'docs:dev-page';

/** Path of the only script of a dev document, below `devBase`. */
export const devEntryPath = `/@id/${entryId}`;

/** Path of the script of a document that shows diagnostics instead of a page, below `devBase`. */
export const devErrorEntryPath = `/@id/${errorEntryId}`;

/** Path of the runtime of demos, below `devBase`. */
export const devRuntimePath = `/@id/${runtimeId}`;

/** Event with the demo that changed, sent whether or not the browser loaded it. */
export const demoChanged = 'docs:demo-changed';

/** Event with a `PageChange`, after an edit that can change any page. */
export const pageChanged = 'docs:page-changed';

export interface PageChange {
  /** Parts of the URLs of stylesheets that may have changed. */
  readonly stylesheets: readonly string[];
  /** Whether the root of all demos was edited. */
  readonly hasNewDemoRoot: boolean;
}

/** Event with the time when the browser began to load the document, in milliseconds since 1970. */
export const documentOpened = 'docs:document-opened';

/** Event with the ids of the demos that a page hydrates, sent again after an edit of the page. */
export const demosOpened = 'docs:demos-opened';

/** Event with the id of a demo that was hydrated, and what differed in the browser and on the server, if anything did. */
export const demoHydrated = 'docs:demo-hydrated';

/** Event with the id of a demo whose module does not load in the browser, and the error. */
export const demoNotLoaded = 'docs:demo-not-loaded';

/** Event with the id and the URL of a demo whose new code runs in the page. */
export const demoUpdated = 'docs:demo-updated';

/** Event with the HTML of the new code: the answer to `demoUpdated`. */
export const demoRendered = 'docs:demo-rendered';

/** Event with the texts of problems by the ids of demos. */
export const demoProblems = 'docs:demo-problems';

/** Event with the path of a page whose links are shown. */
export const linksShown = 'docs:links-shown';

/** Event with the texts of problems by the targets of links, as they are written: the answer to `linksShown`. */
export const linkProblems = 'docs:link-problems';

const reportOpened = `import.meta.hot?.send(${JSON.stringify(documentOpened)}, performance.timeOrigin);`;

/** Time after which the code of a changed demo is updated: the server first sends the demo itself. */
const codeDelayMs = 500;

/**
 * The script of the dev document: hot reload, then the shell's own script. A demo that is not hydrated yet gets no
 * hot update, because its HTML is older than its code.
 */
const entry = `
import '@vitejs/plugin-react/preamble';
import { updatePage } from '${pageId}';
import 'docs-shell/client/boot';
import { showLinkProblems } from 'docs-shell/dev/link-problems';
import { startChangedDemos } from 'docs-shell/dev/start-changed-demos';
import { listDemoIds, showDemoProblems } from 'docs-shell/demos/dev/problems';
import { watchLoading } from 'docs-shell/demos/dev/watch-loading';
const stylesheetPath = ${JSON.stringify(stylesheetPath)};
${reportOpened}
import.meta.hot?.send(${JSON.stringify(demosOpened)}, [...listDemoIds().values()]);
import.meta.hot?.on(${JSON.stringify(demoProblems)}, showDemoProblems);
import.meta.hot?.on(${JSON.stringify(linkProblems)}, showLinkProblems);
import.meta.hot?.send(${JSON.stringify(linksShown)}, location.pathname);
watchLoading((id, error) => {
  import.meta.hot?.send(${JSON.stringify(demoNotLoaded)}, { id, ...error });
});
import.meta.hot?.on(${JSON.stringify(demoChanged)}, ({ path }) => {
  if (![...listDemoIds().values()].includes(path.slice('/demos/'.length))) return;
  startChangedDemos((demo) => demo.getAttribute('${demoModuleAttribute}')?.split('?')[0].endsWith(path));
  // With Tailwind, its stylesheet depends on the code of the demo.
  const hasStylesheets = document.querySelector('link[href*="' + stylesheetPath + '"]') !== null;
  setTimeout(() => updatePage({ isDemo: true, stylesheets: [stylesheetPath] }), hasStylesheets ? 0 : ${codeDelayMs});
});
import.meta.hot?.on(${JSON.stringify(pageChanged)}, async ({ stylesheets, hasNewDemoRoot }) => {
  if (hasNewDemoRoot) startChangedDemos(() => true);
  await updatePage({ stylesheets });
  import.meta.hot?.send(${JSON.stringify(demosOpened)}, [...listDemoIds().values()]);
  import.meta.hot?.send(${JSON.stringify(linksShown)}, location.pathname);
});
`;

/**
 * The runtime of demos with reports of hydration. When Vite has updated a demo, its new HTML is tried too, because the
 * page itself keeps its elements. Vite keeps the previous code if the new one does not load.
 */
const runtime = `
import { mountDemo as mount } from ${JSON.stringify(runtimeEntry)};
import { listDemoIds } from 'docs-shell/demos/dev/problems';
import { watchHydration } from 'docs-shell/demos/dev/watch-hydration';
import { tryLoading } from 'docs-shell/demos/dev/watch-loading';
const watch = watchHydration(mount, (name, mismatch) => {
  import.meta.hot?.send(${JSON.stringify(demoHydrated)}, { id: listDemoIds().get(name), ...mismatch });
});
export const { mountDemo } = watch;
import.meta.hot?.on('vite:afterUpdate', async ({ updates }) => {
  for (const { acceptedPath, timestamp } of updates) {
    if (!acceptedPath.startsWith('/demos/')) continue;
    const id = decodeURI(acceptedPath.slice('/demos/'.length));
    // An absolute URL: Vite would add a query to a path, and the code would run a second time.
    const url = new URL(${JSON.stringify(devBase)} + acceptedPath + '?t=' + timestamp, import.meta.url).href;
    const error = await tryLoading(url);
    if (error) import.meta.hot?.send(${JSON.stringify(demoNotLoaded)}, { id, ...error });
    else import.meta.hot?.send(${JSON.stringify(demoUpdated)}, { id, url });
  }
});
import.meta.hot?.on(${JSON.stringify(demoRendered)}, async ({ id, url, html }) => {
  const { default: Demo } = await import(/* @vite-ignore */ url);
  for (const [name, shown] of listDemoIds()) {
    if (shown === id) watch.tryHydration({ name, html, Demo });
  }
});
`;

/** Runs before the shell's own script, which changes the page. */
const page = `
import { watchPage } from 'docs-shell/dev/update-page';
export const updatePage = watchPage(() => location.reload());
`;

/**
 * Returns code that replaces the component of the demo root after an edit, so that demos keep their state. It follows that of
 * `demoRuntimePlugin`. React Refresh would only do so for a module that exports nothing but components. The page is loaded again
 * if the demo root does not load, or gets or loses another export.
 */
export function updateDemoRoot(demoRootFile: string): string {
  // Vite reads the name of the accepted file in the code.
  const file = JSON.stringify(demoRootFile);
  return `
import * as refresh from '/@react-refresh';
const ignoredBefore = window.__getReactRefreshIgnoredExports;
window.__getReactRefreshIgnoredExports = (module) =>
  module.id === ${file} ? ['sharedStyles', 'styleEngine'] : (ignoredBefore?.(module) ?? []);
const readComponent = ({ default: DemoRoot }) => ({ default: DemoRoot });
refresh.registerExportsForReactRefresh(${file}, readComponent(root));
let current = root;
import.meta.hot?.accept(${file}, () => {});
import.meta.hot?.on('vite:afterUpdate', async ({ updates }) => {
  const update = updates.find(({ acceptedPath }) => ${file}.endsWith(acceptedPath));
  if (!update) return;
  const url = new URL(${JSON.stringify(devBase)} + update.acceptedPath + '?t=' + update.timestamp, import.meta.url).href;
  const next = await import(/* @vite-ignore */ url).catch(() => undefined);
  if (!next || Object.keys(next).join() !== Object.keys(current).join()) {
    location.reload();
    return;
  }
  refresh.registerExportsForReactRefresh(${file}, readComponent(next));
  const failure = refresh.validateRefreshBoundaryAndEnqueueUpdate(${file}, readComponent(current), readComponent(next));
  if (failure) location.reload();
  current = next;
});
`;
}

/** The script of a document that shows diagnostics: it knows nothing of what it could update. */
const errorEntry = `
${reportOpened}
import.meta.hot?.on(${JSON.stringify(pageChanged)}, () => location.reload());
`;

/** Provides the scripts of dev documents as virtual modules. */
export function devEntryPlugin(): Plugin {
  const codes: Readonly<Record<string, string>> = {
    [`\0${entryId}`]: entry,
    [`\0${errorEntryId}`]: errorEntry,
    [`\0${runtimeId}`]: runtime,
    [`\0${pageId}`]: page,
  };
  return {
    name: 'docs:dev-entry',
    resolveId: (id) => (codes[`\0${id}`] === undefined ? undefined : `\0${id}`),
    load: (id) => codes[id],
  };
}
