import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type ConsoleMessage, type Page } from 'playwright-core';
import type { Diagnostic } from 'diagnostics';
import { demoAttribute, demoRootAttribute, hydratedAttribute } from 'docs-shell/demo/contract';
import { buildFolder, type PageDocument } from 'docs-shell/page-document';
import { glob } from 'tinyglobby';
import { type LoadedApp, repositoryPath } from '../../load';
import { listDemos } from './list-demos';

type Environment = Readonly<Record<string, string | undefined>>;

interface StartedDemos {
  readonly diagnostics: readonly Diagnostic[];
  /** The number of demos that were started, or the reason why none was. */
  readonly note: string;
}

/**
 * Starts each demo of a built app in a browser, with the code and the HTML that readers get, and reports those that
 * fail.
 */
export async function startDemos(app: LoadedApp, env: Environment): Promise<StartedDemos> {
  const { appDir } = app;
  const executablePath = findBrowser(env);
  if (executablePath === undefined) {
    return {
      diagnostics: [],
      note: 'Demos are not started: no Chromium or Chrome was found. Set CHROME_PATH to its program file.',
    };
  }
  const documents = await readDocuments(appDir);
  const fileOf = createFileFinder(app);
  const diagnostics: Diagnostic[] = [];
  const browser = await chromium.launch({
    executablePath,
    // The sandbox of Chromium needs rights that root in a container lacks.
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const page = await browser.newPage();
    await serve(page, appDir, documents);
    for (const [index, { demos, demoRuntime = '' }] of documents.entries()) {
      await page.goto(`${origin}/${index}`);
      for (const { name, module } of demos) {
        const problem = await startDemo(page, { name, module, runtime: demoRuntime });
        if (problem === undefined) continue;
        diagnostics.push({
          code: 'DOCS4011',
          file: repositoryPath(appDir, fileOf(module)),
          received: problem,
          expected: 'a component that starts in a browser, with the HTML of the server',
          hint: 'Open the page with `docs dev`: the console of the browser shows where it fails.',
        });
      }
    }
  } finally {
    await browser.close();
  }
  const count = documents.reduce((sum, { demos }) => sum + demos.length, 0);
  return { diagnostics, note: `${count} demos start in the browser.` };
}

/**
 * Returns the program file of a browser that `CHROME_PATH` names, that Playwright has installed, or at a usual place.
 */
function findBrowser({ CHROME_PATH, PROGRAMFILES = '' }: Environment): string | undefined {
  return [
    CHROME_PATH ?? '',
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    path.join(PROGRAMFILES, 'Google/Chrome/Application/chrome.exe'),
  ].find((file) => existsSync(file));
}

const origin = 'https://demos.test';

const limitMs = 10_000;

/** Reads the documents with demos, each demo in one of them. */
async function readDocuments(appDir: string): Promise<readonly PageDocument[]> {
  const cwd = path.join(appDir, buildFolder, 'pages');
  const seen = new Set<string>();
  const documents: PageDocument[] = [];
  for (const name of (await glob('**/*.json', { cwd })).sort()) {
    const document = JSON.parse(await readFile(path.join(cwd, name), 'utf8')) as PageDocument;
    const demos = document.demos.filter(({ module }) => !seen.has(module));
    demos.forEach(({ module }) => seen.add(module));
    if (demos.length > 0) documents.push({ ...document, demos });
  }
  return documents;
}

/** The file of a script: `/_assets/demo-button-Basic-tsx-1234abcd.js` → `demos/button/Basic.tsx`. */
function createFileFinder(app: LoadedApp): (module: string) => string {
  const files = new Map(
    [...listDemos(app)].map(([id, file]) => [`demo-${id.replaceAll(/[/.]/g, '-')}`, file]),
  );
  return (module) =>
    files.get(path.posix.basename(module, '.js').replace(/-[\w-]{8}$/, '')) ?? module;
}

/** Responds to the requests of the page: documents without the shell by their number, and the assets of the build. */
async function serve(
  page: Page,
  appDir: string,
  documents: readonly PageDocument[],
): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname, origin: from } = new URL(route.request().url());
    const document = documents[Number(pathname.slice(1))];
    const file = path.join(appDir, 'dist', path.posix.normalize(pathname));
    if (from !== origin || route.request().frame() !== page.mainFrame()) await route.abort();
    else if (document && /^\/\d+$/.test(pathname)) {
      await route.fulfill({ contentType: 'text/html', body: writeDocument(document) });
    } else if (existsSync(file) && path.extname(file) !== '') await route.fulfill({ path: file });
    else await route.fulfill({ status: 404, body: '' });
  });
}

/** Source of the function that starts a demo in the page. It returns whether React has hydrated the demo. */
const program = `
globalThis.startDemo = async ({ name, module, runtime }) => {
  const demo = document.querySelector('[${demoAttribute}="' + name + '"]');
  const element = demo.querySelector('[${demoRootAttribute}]');
  const failed = new Promise((resolve) => addEventListener('error', resolve, { once: true }));
  const { mountDemo } = await import(runtime);
  const { default: Demo } = await import(module);
  mountDemo({ element, name, Demo });
  const hydrated = new Promise((resolve) => {
    new MutationObserver(resolve).observe(demo, { attributeFilter: ['${hydratedAttribute}'] });
    if (demo.hasAttribute('${hydratedAttribute}')) resolve();
  });
  await Promise.race([hydrated, failed, new Promise((resolve) => setTimeout(resolve, ${limitMs}))]);
  // Effects and their state updates run within the next frames.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)));
  });
  return demo.hasAttribute('${hydratedAttribute}');
};
`;

function writeDocument({ demoStyles, html, stylesheets }: PageDocument): string {
  const links = stylesheets.map((url) => `<link rel="stylesheet" href="${url}">`).join('');
  const attributes = Object.entries(demoStyles?.attributes ?? {})
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  const styles = demoStyles ? `<style${attributes}>${demoStyles.css}</style>` : '';
  return `<!doctype html><html lang="en" dir="ltr" data-mui-color-scheme="light"><head><meta charset="utf-8">${links}${styles}</head><body>${html}<script>${program}</script></body></html>`;
}

interface DemoToStart {
  readonly name: string;
  readonly module: string;
  readonly runtime: string;
}

/** Starts a demo and returns its first error within a moment, or undefined. */
async function startDemo(page: Page, demo: DemoToStart): Promise<string | undefined> {
  const errors: string[] = [];
  const note = ({ message }: Error) => errors.push(message);
  // React logs errors that the boundary of the demo catches.
  const recordCaught = (message: ConsoleMessage) => {
    const [text = ''] = message.text().split('\n');
    if (message.type() === 'error' && /^\w*Error\b/.test(text)) errors.push(text);
  };
  page.on('pageerror', note);
  page.on('console', recordCaught);
  try {
    const isAlive: unknown = await page.evaluate(`startDemo(${JSON.stringify(demo)})`);
    // A hydration mismatch is logged before the error that caused it.
    const first = errors.find((error) => !error.includes('error #418')) ?? errors[0];
    if (first?.includes('error #418')) return 'a demo with other HTML than on the server';
    if (first !== undefined) return `the demo throws in the browser: ${first}`;
    return isAlive === true
      ? undefined
      : `the demo does not start within ${limitMs / 1000} seconds`;
  } catch (error) {
    return `the demo throws in the browser: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`;
  } finally {
    page.off('pageerror', note);
    page.off('console', recordCaught);
  }
}
