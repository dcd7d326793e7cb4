import { statSync } from 'node:fs';
import path from 'node:path';
import { DiagnosticsError, formatText, type Diagnostic } from 'diagnostics';
import type { ViteDevServer, WebSocketClient } from 'vite';
import { repositoryPath } from '../load';
import type { FileChange } from './classify-change';
import type { BrowserLoadError } from './describe-load-error';
import {
  demoHydrated,
  demoNotLoaded,
  demoProblems,
  demoRendered,
  demosOpened,
  demoUpdated,
} from './dev-entry';
import type { TypeChecker } from './type-checker';

interface DemoProblemsOptions {
  readonly appDir: string;
  readonly ws: Pick<ViteDevServer['ws'], 'clients' | 'on' | 'send'>;
  readonly types: TypeChecker;
  /** Renders the current code of a demo on the server. Returns undefined if it fails. */
  readonly renderDemo: (id: string) => Promise<string | undefined>;
  /** Whether the last render of a demo failed, which its frame shows. */
  readonly hasFailed: (id: string) => boolean;
  /** Describes why the module of a demo does not load in the browser. */
  readonly describeLoadError: (demoFile: string, error: BrowserLoadError) => Promise<Diagnostic>;
  /** Reloads all open documents. */
  readonly reloadDocuments: () => void;
  readonly report: (error: unknown) => void;
}

/**
 * After this time without an open page with demos, the process that checks types ends. A reload closes the page for a
 * moment, and a new process costs seconds of CPU time.
 */
const unusedLimitMs = 30_000;

/** Problems of demos that render on the server: type errors, hydration mismatches and modules that do not load. */
export interface DemoProblems {
  /** Ids of demos whose modules did not load in an open page. */
  listNotLoaded(): readonly string[];
  /** Records applied changes, and checks the demos of open pages again. */
  noteChanges(changes: readonly FileChange[]): void;
  close(): Promise<void>;
}

/**
 * Shows type errors, mismatches and loading errors of demos in the pages that are open, and in the terminal. No request
 * waits for the check: a page sends the list of its demos when it runs, and receives the result later.
 */
export function createDemoProblems(options: DemoProblemsOptions): DemoProblems {
  const { appDir, ws, types, renderDemo, hasFailed, describeLoadError, reloadDocuments, report } =
    options;
  const opened = new Map<WebSocketClient, readonly string[]>();
  const mismatches = new Map<string, Diagnostic>();
  /** Errors by demo. The diagnostic is added when it is known. */
  const loadErrors = new Map<string, { diagnostic?: Diagnostic }>();
  /** URLs of the last updates by demo. */
  const updates = new Map<string, string>();
  let typeErrors: readonly Diagnostic[] = [];
  let isBusy = false;
  let isStale = false;
  let isClosed = false;
  let ending: NodeJS.Timeout | undefined;

  const fileOf = (id: string) => path.join(appDir, 'demos', id);
  const listOpen = () => {
    for (const client of opened.keys()) {
      if (!ws.clients.has(client)) opened.delete(client);
    }
    return [...new Set([...opened.values()].flat())].sort();
  };
  const reportUnlessClosed = (error: unknown) => {
    if (!isClosed) report(error);
  };
  /** While types are checked, the last errors may be corrected already. */
  const show = (isChecked = !isBusy) => {
    const problems = listOpen().flatMap((id) => {
      if (hasFailed(id)) return [];
      const file = repositoryPath(appDir, fileOf(id));
      const found = typeErrors
        .filter((error) => error.file === file)
        .concat(mismatches.get(id) ?? [], loadErrors.get(id)?.diagnostic ?? []);
      for (const problem of found) {
        if (isChecked || !typeErrors.includes(problem)) report(new DiagnosticsError([problem]));
      }
      return found.length > 0 ? [[id, formatText(found)] as const] : [];
    });
    ws.send({ type: 'custom', event: demoProblems, data: Object.fromEntries(problems) });
  };
  const endWhenUnused = () => {
    clearTimeout(ending);
    ending = setTimeout(() => {
      if (isClosed || listOpen().length > 0) return;
      if (isBusy) endWhenUnused();
      else types.close().catch(reportUnlessClosed);
    }, unusedLimitMs);
    ending.unref();
  };
  const check = async () => {
    isStale = true;
    if (isBusy) return;
    isBusy = true;
    while (isStale && !isClosed) {
      isStale = false;
      const ids = listOpen();
      try {
        if (ids.length > 0) typeErrors = await types.check(ids.map(fileOf));
      } catch (error) {
        reportUnlessClosed(error);
      }
      show(!isStale);
    }
    isBusy = false;
  };

  ws.on(demosOpened, (ids: unknown, client: WebSocketClient) => {
    if (!isTextList(ids)) return;
    const before = opened.get(client);
    if (before?.join() === ids.join()) return;
    opened.set(client, ids);
    // The page reports both again when it loads and hydrates the demo.
    for (const id of ids.filter((added) => !before?.includes(added))) {
      mismatches.delete(id);
      loadErrors.delete(id);
    }
    void check();
    endWhenUnused();
  });
  ws.on('vite:client:disconnect', endWhenUnused);
  ws.on(demoHydrated, (data: unknown) => {
    const { id, browser, server } = readTexts(data);
    if (id === undefined) return;
    mismatches.delete(id);
    if (browser !== undefined && server !== undefined) {
      const file = repositoryPath(appDir, fileOf(id));
      mismatches.set(id, { file, ...describeMismatch(browser, server) });
    }
    show();
  });
  ws.on(demoNotLoaded, (data: unknown) => {
    const { id, url, message, stack = '' } = readTexts(data);
    if (id === undefined || url === undefined || message === undefined) return;
    const loadError: { diagnostic?: Diagnostic } = {};
    loadErrors.set(id, loadError);
    describeLoadError(fileOf(id), { url, message, stack }).then((diagnostic) => {
      loadError.diagnostic = diagnostic;
      show();
    }, report);
  });
  ws.on(demoUpdated, (data: unknown, client: WebSocketClient) => {
    const { id, url } = readTexts(data);
    if (id === undefined || url === undefined) return;
    if (loadErrors.delete(id)) {
      // A document that was opened with the error has no previous code of the demo that could be updated.
      reloadDocuments();
      return;
    }
    updates.set(id, url);
    renderDemo(id).then((html) => {
      // The HTML is that of the current code. An update that another one has followed, or will follow, would differ from it.
      const isCurrent = updates.get(id) === url && !hasChangedSince(fileOf(id), url);
      if (html !== undefined && isCurrent) {
        client.send(demoRendered, { id, url, html });
      }
    }, report);
  });
  return {
    listNotLoaded: () => listOpen().filter((id) => loadErrors.has(id)),
    noteChanges(changes) {
      types.noteChanges(changes);
      if (listOpen().length > 0) void check();
    },
    async close() {
      isClosed = true;
      clearTimeout(ending);
      await types.close();
    },
  };
}

/** Returns whether a file was saved after the update of Vite with this URL. The watcher tells later than the disk. */
function hasChangedSince(file: string, url: string): boolean {
  const updatedMs = Number(new URL(url, 'http://docs.test').searchParams.get('t'));
  const savedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // The clock of another machine, which shares its disk, may be ahead. `Date.now()` is a whole number, rounded down.
  return savedMs > updatedMs && savedMs < Date.now() + 1;
}

function describeMismatch(browser: string, server: string) {
  return {
    code: 'DOCS4011' as const,
    received: browser ? `in the browser: ${browser}` : 'other HTML in the browser',
    expected: server ? `the HTML of the server: ${server}` : 'the HTML of the server',
    hint: 'Render the same in both. Set what only the browser knows, such as the time or the size of the window, in an effect.',
  };
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Returns the texts of an object that a page sent. */
function readTexts(data: unknown): Readonly<Record<string, string>> {
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
