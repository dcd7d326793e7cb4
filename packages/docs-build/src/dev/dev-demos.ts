import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { formatText, type Diagnostic } from 'diagnostics';
import { demoErrorClass, problemTextStyle } from 'docs-shell/demo/contract';
import { escapeText } from '../lib/escape';
import { repositoryPath } from '../load';
import type { CodeHighlighter } from '../content/highlight';
import type { DemoReference } from '../content/types';
import { demoName } from '../demos/server-entry';
import { highlightStylesheet } from '../pipeline/demos/highlight-stylesheet';
import type { DemoCodeMaker } from '../pipeline/demos/open-demo-code';
import type { DemoStylesheet, PageDemos } from '../pipeline/demos/page-demos';
import { devBase } from './dev-base';
import type { DevServerContext } from './dev-context';
import { describeDemoError } from './describe-demo-error';
import { prepareDevStyles } from './dev-styled-code';

interface DevDemoTools {
  readonly highlighter: CodeHighlighter;
  readonly demoCode: DemoCodeMaker;
}

/** A demo as a page refers to it. */
export type DevDemoReference = Pick<DemoReference, 'file' | 'isBrowserOnly'>;

/** Prepares demos from their current sources. A demo that fails shows an error in its frame. */
export async function prepareDevDemos(
  context: DevServerContext,
  demos: readonly DevDemoReference[],
  { highlighter, demoCode }: DevDemoTools,
): Promise<PageDemos> {
  for (const { file, isBrowserOnly } of demos) {
    if (isBrowserOnly) context.browserOnlyDemos.add(file);
    else context.browserOnlyDemos.delete(file);
  }
  const { results, collectStyles } = await renderDevDemos(
    context,
    demos.map(({ file }) => file),
  );
  const prepared = await Promise.all(
    results.map(async ({ id, ...result }) => {
      const file = path.join(context.appDir, 'demos', id);
      // Code that does not parse has no JavaScript. The frame of the demo shows the error.
      const code = await demoCode.make(file).catch(() => []);
      const styles = await prepareDevStyles(context, id, code, { highlighter, demoCode });
      return [
        id,
        {
          ...result,
          name: demoName(id),
          module: `${devBase}/demos/${id}`,
          preload: [],
          code,
          ...(styles && { styles }),
          sourceFile: repositoryPath(context.appDir, file),
          stylesheets: await prepareStylesheets(context, file, highlighter),
        },
      ] as const;
    }),
  );
  const byId = new Map(prepared);
  return {
    get: (id) => {
      const demo = byId.get(id);
      if (!demo) {
        throw new Error(`There is no demo ${id}.`);
      }
      return demo;
    },
    runtime: context.runtimeUrl,
    stylesheets: [context.sharedStylesUrl],
    collectStyles: (wanted) =>
      collectStyles(
        wanted.flatMap((id) => {
          const registry = byId.get(id)?.registry;
          return registry ? [registry] : [];
        }),
      ),
  };
}

/** Renders demos and reports to the context which of them failed. */
export async function renderDevDemos(context: DevServerContext, ids: readonly string[]) {
  let server = ids.length > 0 ? await loadServer(context) : undefined;
  let rendered = await renderWith(context, server, ids);
  // After an edit, Vite loads all modules again: the demo root and a demo could have two instances of the library.
  for (let attempts = 0; server && attempts < maxAttempts; attempts += 1) {
    const current = await loadServer(context);
    // Each evaluation of the modules has a function of its own.
    const isSame = current.loadDemo === server.loadDemo;
    if (isSame || (current.hasFailed && server.hasFailed)) break;
    server = current;
    rendered = await renderWith(context, server, ids);
  }
  for (const { id, problems } of rendered) context.onDemoRendered(id, problems);
  return {
    results: rendered.map(({ id, html, registry, fallback }) => ({ id, html, registry, fallback })),
    collectStyles: (registries: readonly unknown[]) => server?.collectStyles(registries),
  };
}

/** Edits within milliseconds can change the modules again. */
const maxAttempts = 3;

function renderWith(
  context: DevServerContext,
  server: Awaited<ReturnType<typeof loadServer>> | undefined,
  ids: readonly string[],
) {
  const inBrowser = { html: '', registry: undefined, fallback: undefined };
  return Promise.all(
    ids.map(async (id) => {
      let problems: readonly Diagnostic[] = [];
      const isBrowserOnly = context.browserOnlyDemos.has(id);
      const loading = isBrowserOnly ? undefined : server?.loadDemo(id);
      const rendering = loading?.then((demo) => context.renderedDemos.render(id, demo));
      const rendered = await rendering?.catch((reason: unknown) => {
        const thrown = toError(reason);
        problems = describeDemoError(context.appDir, id, thrown);
        return { ...inBrowser, html: errorHtml(thrown, problems) };
      });
      const { html, registry, fallback } = rendered ?? inBrowser;
      return { id, html, registry, fallback, problems };
    }),
  );
}

/** If the demo root does not load, each demo fails with its error. */
async function loadServer(context: DevServerContext) {
  try {
    return { ...(await context.loadServer()), hasFailed: false };
  } catch (error) {
    const fail = () => Promise.reject(toError(error));
    return { loadDemo: fail, collectStyles: () => undefined, hasFailed: true };
  }
}

/** Every demo has the stylesheets of the demo root. */
async function prepareStylesheets(
  context: DevServerContext,
  demoFile: string,
  highlighter: CodeHighlighter,
): Promise<DemoStylesheet[]> {
  const { appDir } = context;
  const files = [path.join(appDir, 'demo-root.tsx'), demoFile].flatMap((file) =>
    context.findStylesheets(file),
  );
  return Promise.all(
    [...new Set(files)].map(async (file) => ({
      sourceFile: repositoryPath(appDir, file),
      codeHtml: await highlightStylesheet(appDir, file, highlighter),
      url: context.stylesheetUrl(file),
    })),
  );
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

function errorHtml({ message }: Error, problems: readonly Diagnostic[]): string {
  // A page would show the colors of the bundler's messages as characters.
  const whole = stripVTControlCharacters(message).trim();
  const texts = [formatText(problems), ...(whole.includes('\n') ? [whole] : [])];
  return `<div role="alert" class="${demoErrorClass}"><pre style="${problemTextStyle}">${escapeText(texts.join('\n\n'))}</pre></div>`;
}
