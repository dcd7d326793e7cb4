import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '@tooling/vitest/temporary-folder';
import { describeResult, renderInWorker } from './render-in-worker';

afterEach(() => vi.unstubAllEnvs());

/** Renders the results of the expressions instead of a server build of demos. */
async function render(
  demos: Readonly<Record<string, string>>,
  head = '',
  options?: Partial<Parameters<typeof renderInWorker>[0]>,
) {
  const folder = temporaryFolder('demos');
  const file = path.join(folder, 'server.mjs');
  const entries = Object.entries(demos).map(
    ([id, code]) => `${JSON.stringify(id)}: async () => { ${code} },`,
  );
  await writeFile(
    file,
    `${head}
const demos = { ${entries.join('\n')} };
export const renderDemo = async (id) => ({ html: String(await demos[id]()), registry: { id, own: () => id } });
export const collectStyles = (registries) => ({ css: registries.map(({ id }) => id).join() });
export const sharedStyles = () => 'a{}';
`,
  );
  const ids = Object.keys(demos);
  const url = pathToFileURL(file).href;
  return renderInWorker({ url, ids, styleGroups: [ids], limitMs: 30_000, ...options });
}

it('renders demos, and collects their styles', async () => {
  const { demos, styles, sharedStyles } = await render({ a: `return '<p>';`, b: `return 1;` });
  expect([...demos]).toEqual([
    ['a', { kind: 'rendered', html: '<p>' }],
    ['b', { kind: 'rendered', html: '1' }],
  ]);
  expect(styles).toEqual([{ css: 'a,b' }]);
  expect(sharedStyles).toBe('a{}');
});

it('renders each demo at noon of today, so that two builds of a day are equal', async () => {
  const { demos } = await render({
    waits: `const start = Date.now(); while (Date.now() < start + 300); return new Date().getHours();`,
    now: `return [new Date(), new Date(Date.now())].map((date) => date.setMilliseconds(0)).join();`,
    text: `return Date();`,
    others: `
      class Day extends Date {}
      const today = new Date();
      return [new Date(0).getTime(), new Date(2026, 1).getMonth(), Date.UTC(1970, 0), today instanceof Date,
        today.constructor === Date, new Day() instanceof Day, new Day().getHours(), Date.length].join();`,
  });
  const noon = new Date().setHours(12, 0, 0, 0);
  expect(Object.fromEntries(demos)).toEqual({
    waits: { kind: 'rendered', html: '12' },
    now: { kind: 'rendered', html: `${noon},${noon}` },
    text: { kind: 'rendered', html: new Date(noon).toString() },
    others: { kind: 'rendered', html: '0,1,0,true,true,true,12,7' },
  });
});

it('renders many demos in threads of their own, with the styles of each group', async () => {
  const count = 'globalThis.count = (globalThis.count ?? 0) + 1; return globalThis.count;';
  const { demos, styles, sharedStyles } = await render(
    { a: count, b: 'process.exit(0);', c: count, d: count, e: count },
    '',
    { styleGroups: [['e'], ['d', 'a'], ['b', 'c'], ['d']], maxDemos: 2 },
  );
  const html = [...demos].map(([id, demo]) => [id, demo.kind === 'rendered' ? demo.html : '']);
  expect(Object.fromEntries(html)).toEqual({ a: '1', d: '2', b: '', c: '1', e: '1' });
  expect(styles).toEqual([{ css: 'e' }, { css: 'd,a' }, { css: 'c' }, { css: 'd' }]);
  expect(sharedStyles).toBe('a{}');
});

it('reports each demo that throws, ends the process or does not end, and renders the others', async () => {
  const code = {
    throws: `throw new Error('no');`,
    exits: 'process.exit(0);',
    loops: 'for (;;);',
    waits: 'await new Promise(() => setInterval(() => {}, 50));',
    ends: 'await new Promise(() => {});',
    rejects: `Promise.reject(new Error('later')); await new Promise((done) => setTimeout(done, 50));`,
    works: `return 'yes';`,
  };
  const { demos, styles } = await render(code, '', { limitMs: 1000 });
  const said = [...demos].map(([id, result]) => [
    id,
    result.kind === 'rendered' ? result.html : describeResult(result),
  ]);
  expect(Object.fromEntries(said)).toEqual({
    throws: 'throws while it renders on the server: Error: no',
    exits: 'ends the process while it renders on the server, with code 0',
    loops: 'does not finish rendering on the server within 1 seconds',
    waits: 'does not finish rendering on the server within 1 seconds',
    ends: expect.stringMatching(/ends the process|does not finish/) as string,
    rejects: 'throws while it renders on the server: Error: later',
    works: 'yes',
  });
  expect(styles).toEqual([{ css: 'works' }]);
});

it('allows a demo the time in which the machine was paused', async () => {
  const channel = new BroadcastChannel('render-in-worker');
  onTestFinished(() => channel.close());
  // As in a pause, nothing in this thread runs, not even the timer of the limit.
  channel.onmessage = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5000);
  const slow = `
    const wait = (ms) => new Promise((done) => setTimeout(done, ms));
    await wait(600);
    const channel = new BroadcastChannel('render-in-worker');
    channel.postMessage('started');
    await wait(5200);
    channel.close();
    return 'yes';`;
  // The limit is also that of the thread's start, which takes long on a busy machine.
  const { demos } = await render({ slow }, '', { limitMs: 4000 });
  expect(demos.get('slow')).toEqual({ kind: 'rendered', html: 'yes' });
});

it('ends when all demos are rendered, even if a timer is pending', async () => {
  const { demos } = await render({ a: `setTimeout(() => process.exit(0), 20); return 'yes';` });
  expect(demos.get('a')).toEqual({ kind: 'rendered', html: 'yes' });
});

it('rejects with the error of a shared module', async () => {
  await expect(render({ a: '' }, `throw new Error('root');`)).rejects.toThrow('root');
  await expect(render({ a: '' }, 'process.exit(0);')).rejects.toThrow(
    'the code that all demos share ends the process',
  );
  await expect(render({ a: '' }, 'for (;;);', { limitMs: 1000 })).rejects.toThrow(
    'the code that all demos share does not',
  );
});

it('hides the environment of the build from demos', async () => {
  vi.stubEnv('DOCS_DATABASE_URL', 'postgres://secret');
  vi.stubEnv('DOCS_FEEDBACK_READER_TOKEN', 'secret');
  vi.stubEnv('NPM_TOKEN', 'secret');
  const { demos } = await render({ a: 'return JSON.stringify(process.env);' });
  expect(demos.get('a')).toMatchObject({ html: expect.not.stringContaining('secret') as string });
});
