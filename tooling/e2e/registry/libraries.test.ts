import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/playwright';
import {
  findAccessibilityViolations,
  hydrateDemos,
  presetSettings,
  type StoredSettings,
} from '@tooling/playwright/page';
import { runChecks } from '@tooling/site/check';
import { loadBudgets } from '@tooling/site/budgets';
import { createSiteServer, securityHeaders } from 'docs-build/serve';
import { formatText } from 'diagnostics';
import { productTable } from 'products';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportProject, showProject } from '../src/export-project';
import { listLibraries, writeLibraryApp } from '../src/libraries/write-library-app';
import { copyRepository, type RepositoryCopy } from '../src/sites/copy-repository';
import { createTemporarySite, type TemporarySite } from '../src/sites/create-temporary-site';
import { tinySite } from '../src/sites/fixture-sites';
import { startDocsDev } from '../src/sites/start-docs-dev';

const run = promisify(execFile);
const repository = path.join(import.meta.dirname, '../../..');
const libraries = await listLibraries();

let copy: RepositoryCopy;
let site: TemporarySite;
let server: Awaited<ReturnType<typeof createSiteServer>>;
let browser: Browser;
const apps = new Map<string, string>();
/** What has to be closed, in the order in which it was opened. */
const closings: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  copy = await copyRepository('registry-libraries');
  closings.push(() => copy.remove());
  await cp(path.join(repository, 'pnpm-lock.yaml'), path.join(copy.root, 'pnpm-lock.yaml'));
  for (const name of libraries) apps.set(name, await writeLibraryApp(copy.root, name));
  const filters = libraries.map((name) => `--filter=./apps/${name}...`);
  await pnpm(copy.root, 'install', '--prefer-offline', '--no-frozen-lockfile', ...filters);
  for (const app of apps.values()) await docs(app, 'build');
  site = await createTemporarySite({ ...tinySite, ...Object.fromEntries(apps) });
  closings.push(() => site.remove());
  await site.assemble();
  const headers = securityHeaders(process.env);
  server = await createSiteServer({ root: site.root, productTable, port: 0, headers });
  closings.push(() => server.close());
  browser = await chromium.launch(chromiumLaunchOptions());
  closings.push(() => browser.close());
}, 1_200_000);

afterAll(async () => {
  for (const close of closings.reverse()) await close();
});

describe.each(libraries)('%s', (name) => {
  const pages = ['', 'fields/', 'overlays/'].map((page) => `/${name}/${page}`);
  const app = () => apps.get(name) ?? '';

  it('passes docs check', async () => {
    expect((await docs(app(), 'check')).stdout).toContain('3 pages, no errors');
  });

  it.each(pages)('%s links its stylesheets, once, and has no text of them', async (address) => {
    const html = await readFile(path.join(site.root, address, 'index.html'), 'utf8');
    const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
      ([, url]) => url,
    );
    expect(new Set(links).size).toBe(links.length);
    expect(html.length).toBeLessThan(60 * 1024);
  });

  it('is drawn by the server: without scripts a button looks as with them', async () => {
    const looks = [];
    for (const javaScriptEnabled of [false, true]) {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await page.goto(`${server.url}/${name}/`);
      if (javaScriptEnabled) await hydrateDemos(page, ['Variants']);
      looks.push(await readLook(page));
      await context.close();
    }
    expect(looks[0]).toEqual(looks[1]);
    // Not the gray of a button without styles.
    expect(looks[0]?.background).not.toBe('rgb(239, 239, 239)');
  });

  it('follows dark mode before its scripts run', async () => {
    const [light, dark] = await Promise.all([
      withPage({ mode: 'light' }, `/${name}/`, readLook),
      withPage({ mode: 'dark' }, `/${name}/`, readLook),
    ]);
    expect(dark.text).not.toBe(light.text);
  });

  it('follows the direction', async () => {
    await withPage({ direction: 'rtl' }, `/${name}/`, async (page) => {
      await hydrateDemos(page, ['Variants']);
      const places = await page
        .locator('[data-demo="Variants"] button')
        .evaluateAll((buttons) =>
          buttons.slice(0, 2).map((button) => button.getBoundingClientRect().left),
        );
      expect(places[0]).toBeGreaterThan(places[1] ?? Infinity);
    });
  });

  it('comes to life', async () => {
    await withPage({}, `/${name}/`, async (page) => {
      await page.getByRole('button', { name: 'Pressed 0 times' }).click();
      await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
    });
    await withPage({}, `/${name}/overlays/`, async (page) => {
      await hydrateDemos(page, ['Confirm']);
      await page.getByRole('button', { name: 'Open dialog' }).click();
      await page.getByRole('dialog').getByText('It cannot be restored.').waitFor();
    });
  });

  it.each([
    { mode: 'light', direction: 'ltr' },
    { mode: 'dark', direction: 'rtl' },
  ] as const)(
    'has demos that axe accepts in $mode mode, $direction, except for what product.ts names',
    async (settings) => {
      const limits = await readLimits(app());
      for (const address of pages) {
        await withPage(settings, address, async (page) => {
          await hydrateDemos(page, await listDemos(page));
          const found = await findAccessibilityViolations(page, '[data-demo]');
          expect(found.filter((text) => !limits.some((rule) => text.startsWith(rule)))).toEqual([]);
        });
      }
    },
  );

  it('is drawn and alive in docs dev, which shows an edit of a demo and a type error', async () => {
    const file = path.join(app(), 'demos/buttons/Counter.tsx');
    const source = await readFile(file, 'utf8');
    const dev = await startDocsDev(app());
    const page = await browser.newPage();
    const reported: string[] = [];
    page.on('pageerror', ({ message }) => reported.push(message));
    page.on('response', (response) => {
      if (response.status() >= 400) reported.push(`${response.status()} ${response.url()}`);
    });
    try {
      await dev.waitForPage(`/${name}/`);
      await page.goto(`${dev.origin}/${name}/`);
      const built = await withPage({}, `/${name}/`, readLook);
      expect((await readLook(page)).background).toBe(built.background);
      await page.getByRole('button', { name: 'Pressed 0 times' }).click();
      await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
      await writeFile(file, source.replace('Pressed', 'Tapped'));
      await page.getByRole('button', { name: 'Tapped 1 times' }).waitFor();
      // The type checker reports this mistake and no other.
      await writeFile(file, source.replace('useState(0)', 'useState<string>(0)'));
      await page.locator('[data-demo="Counter"]').getByText('TS2345').waitFor();
      await dev.waitForOutput('TS2345', 0);
      expect(new Set(dev.output().match(/TS\d+/g))).toEqual(new Set(['TS2345']));
      // The codes of demos that fail on the server, and that the browser renders differently.
      expect(dev.output()).not.toMatch(/DOCS4003|DOCS4011/);
      expect(reported).toEqual([]);
    } finally {
      await writeFile(file, source);
      await page.close();
      await dev.stop();
    }
  });

  it('is exported as a project that a package manager installs', async () => {
    const project = path.join(copy.root, '.exported', name);
    const demo = { appDir: app(), id: 'buttons/Counter.tsx', variant: 'TS' } as const;
    expect(await exportProject(demo, project)).toEqual([]);
    await pnpm(project, 'install', '--ignore-workspace', '--prefer-offline', '--ignore-scripts');
    await pnpm(project, '--ignore-workspace', 'run', 'build');
    expect(await showProject(browser, path.join(project, 'dist'), 'Pressed 0 times')).toEqual([]);
    await rm(project, { recursive: true });
  });
});

it('keeps the shares of the shell and of the libraries', async () => {
  const { diagnostics } = await runChecks({
    repoRoot: path.resolve(site.root, '../..'),
    siteFolder: 'dist/site',
    budgets: loadBudgets(),
    serviceCount: 0,
    inlineScriptHashes: [],
  });
  expect(formatText(diagnostics.filter(({ code }) => code === 'DOCS8008'))).toBe('0 errors');
});

/** Opens a page, and expects that the browser reports nothing. */
async function withPage<T>(
  settings: StoredSettings,
  address: string,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const reported: string[] = [];
  page.on('pageerror', ({ message }) => reported.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') reported.push(message.text());
  });
  await presetSettings(page, settings);
  await page.goto(server.url + address);
  const result = await use(page);
  await page.close();
  expect(reported).toEqual([]);
  return result;
}

/** Returns how the first button of the page is drawn, and the color of the text in its demo. */
function readLook(page: Page) {
  return page
    .locator('[data-demo] [data-demo-root]')
    .first()
    .evaluate((root) => {
      const button = root.querySelector('button');
      if (!button) throw new Error('The demo has no button.');
      const { backgroundColor, color, padding } = getComputedStyle(button);
      const others = [...root.querySelectorAll('button')].map((button) => getComputedStyle(button));
      return {
        background: backgroundColor,
        color,
        padding,
        text: others.map((style) => `${style.color} ${style.backgroundColor}`).join(', '),
      };
    });
}

function listDemos(page: Page): Promise<string[]> {
  return page
    .locator('[data-demo]')
    .evaluateAll((demos) => demos.map((demo) => demo.getAttribute('data-demo') ?? ''));
}

/** Returns the axe rules at the beginning of the limits in `product.ts`. */
async function readLimits(appDir: string): Promise<string[]> {
  const text = await readFile(path.join(appDir, 'product.ts'), 'utf8');
  return [...text.matchAll(/'([a-z-]+): [^']+'/g)].flatMap(([, rule]) => rule ?? []);
}

function docs(appDir: string, command: string) {
  const program = path.join(appDir, 'node_modules/docs-build/bin/docs.mjs');
  // That of Vitest would make demos that do not start.
  const env = { ...process.env, NODE_ENV: 'production' };
  return run(process.execPath, [program, command], { cwd: appDir, env });
}

/** Runs the package manager of the repository. */
async function pnpm(cwd: string, ...args: readonly string[]) {
  const { packageManager } = JSON.parse(
    await readFile(path.join(repository, 'package.json'), 'utf8'),
  ) as { packageManager: string };
  return run('npx', ['-y', packageManager, ...args], { cwd, env: { ...process.env, CI: '1' } });
}
