import path from 'node:path';
import type { HotPayload, ViteDevServer, WebSocketClient } from 'vite';
import { classifyChange, type ChangeKind, type FileChange } from './classify-change';
import { forgetModule, forgetStylesheet } from './create-vite-server';
import { demoChanged, documentOpened, type PageChange, pageChanged } from './dev-entry';
import type { DevPages } from './dev-pages';
import { describeError, type ErrorReporter } from './report-errors';
import { sharedStylesPath, shellStylesheetPaths, stylesheetPath } from './stylesheet-path';
import { watchStyleEngine } from './watch-style-engine';

interface ChangeHandlerOptions {
  readonly appDir: string;
  /** Folders with the code that renders pages. */
  readonly sourceDirs: readonly string[];
  readonly vite: ViteDevServer;
  readonly documents: OpenDocuments;
  readonly reporter: ErrorReporter;
  readonly pages: () => DevPages;
  /** Returns whether the code that composes pages has this file. Other code of the platform runs in Next and in browsers. */
  readonly composesPages: (file: string) => boolean;
  /**
   * Runs the current code that composes pages.
   *
   * @param isAppCurrent whether nothing but code of the platform has changed
   */
  readonly reopenPages: (isAppCurrent: boolean) => Promise<void>;
  /** Starts Next again with its current settings. */
  readonly restartNext: () => Promise<void>;
  /** Ids of demos whose last render failed. */
  readonly listFailedDemos: () => readonly string[];
  /** Ids of demos whose modules did not load in an open page. */
  readonly listNotLoadedDemos: () => readonly string[];
}

/** Creates the function that applies file changes to the model of the app and to open documents. */
export function createChangeHandler({
  appDir,
  sourceDirs,
  vite,
  documents,
  reporter,
  pages,
  composesPages,
  reopenPages,
  restartNext,
  listFailedDemos,
  listNotLoadedDemos,
}: ChangeHandlerOptions): (changes: readonly FileChange[]) => Promise<void> {
  const hasNewStyleEngine = watchStyleEngine(path.join(appDir, 'demo-root.tsx'));
  return async (changes) => {
    const kinds = changes.map((change) => classifyChange(appDir, sourceDirs, change));
    const filesOf = (kind: ChangeKind) =>
      changes.flatMap(({ file }, index) => (kinds[index] === kind ? [file] : []));
    reporter.forget();
    if (kinds.includes('settings')) await restartNext();
    for (const file of filesOf('stylesheet')) forgetStylesheet(vite, file);
    for (const file of [...filesOf('app'), ...filesOf('demoRoot')]) forgetModule(vite, file);
    const failed = listFailedDemos();
    const changedDemos = filesOf('demo').map((file) => {
      forgetModule(vite, file);
      return path.relative(path.join(appDir, 'demos'), file).split(path.sep).join('/');
    });
    for (const id of changedDemos) documents.send(demoChanged, { path: `/demos/${id}` });
    if (filesOf('source').some(composesPages)) {
      try {
        await reopenPages(kinds.every((kind) => kind === 'source' || kind === 'nothing'));
      } catch (error) {
        reporter.report(error);
        // The pages are still the previous ones, so the diagnostic is shown above them.
        vite.ws.send({ type: 'error', err: { message: describeError(error), stack: '' } });
        return;
      }
    } else {
      const isAppChanged = kinds.includes('app') || kinds.includes('settings');
      try {
        if (isAppChanged) await pages().reload();
        await pages().edit(filesOf('page'));
      } catch (error) {
        reporter.report(error);
      }
      await pages().tryDemos([...changedDemos, ...(changedDemos.length > 0 ? failed : [])]);
    }
    // A demo that failed has no module in the browser that could accept the update, and one that fails now may not have
    // a component that could replace the previous one.
    const isAnyBroken = () => [failed, listFailedDemos(), listNotLoadedDemos()].flat().length > 0;
    const changed = kinds.filter((kind) => kind !== 'nothing');
    const hasNewDemoRoot = changed.includes('demoRoot');
    if (
      changed.includes('settings') ||
      (hasNewDemoRoot && hasNewStyleEngine()) ||
      (changed.length > 0 && isAnyBroken())
    ) {
      documents.reload();
    } else if (changed.some((kind) => kind !== 'demo')) {
      const hasDemoStyles = hasNewDemoRoot || changed.includes('stylesheet');
      const hasShellStyles = filesOf('source').some((file) => file.endsWith('.css'));
      documents.send(pageChanged, {
        stylesheets: [
          ...(hasDemoStyles ? [stylesheetPath, sharedStylesPath] : []),
          ...(hasShellStyles ? shellStylesheetPaths : []),
        ],
        hasNewDemoRoot,
      } satisfies PageChange);
    }
    // The open page is compiled for its request, and meanwhile the browser leaves the previous one.
    await pages().check(filesOf('page')).catch(reporter.report);
  };
}

/** The pages that browsers have open. */
export interface OpenDocuments {
  readonly reload: () => void;
  /** Sends an event to each page. */
  readonly send: (event: string, data?: unknown) => void;
}

/**
 * Opens the documents of a dev server. A change also reaches one that the browser began to load before it and that connects
 * afterward: it is loaded again.
 */
export function openDocuments({ ws }: Pick<ViteDevServer, 'ws'>): OpenDocuments {
  let changedAt = 0;
  ws.on(documentOpened, (openedAt: unknown, client: WebSocketClient) => {
    if (typeof openedAt === 'number' && openedAt < changedAt) client.send({ type: 'full-reload' });
  });
  const send = (payload: HotPayload) => {
    changedAt = Date.now();
    ws.send(payload);
  };
  return {
    reload: () => send({ type: 'full-reload' }),
    send: (event, data) => send({ type: 'custom', event, data }),
  };
}
