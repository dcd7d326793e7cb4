import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountPage } from '../testing/mount-page.fixture';
import { staleChunkMessageAttribute } from './contract';
import { demoListId } from '../features/demo/contract';
import { onDemand } from './on-demand';
import { initStaleChunkReload, storageKey } from './stale-chunk-reload';
import { readStatusMessage } from './status-message';
import { registerUnsavedChanges } from './unsaved-changes';

const notice = () => document.querySelector('[role=alert]');
const reload = vi.fn();
// Scripts that are parsed from HTML do not run.
const content = (
  <>
    <script type="module" src="/assets/boot-1.js" />
    <script type="application/json" id={demoListId}>
      demos-1.js
    </script>
  </>
);

beforeEach(() => {
  mountPage({ content, behaviors: [() => initStaleChunkReload(reload)] });
  sessionStorage.removeItem(storageKey);
  reload.mockClear();
});

afterEach(() => vi.unstubAllGlobals());

/** Fails to load code, in the words of no engine, while the server has this page. */
async function failToLoad(serve: () => Promise<Response>): Promise<void> {
  const asked = vi.fn<typeof fetch>(serve);
  vi.stubGlobal('fetch', asked);
  await onDemand(() => Promise.reject(new TypeError('Nope.'))).preload();
  expect(asked.mock.calls).toEqual([[location.href, { cache: 'no-store' }]]);
  // Until the response is read.
  await new Promise((resolve) => setTimeout(resolve, 50));
}

const page = () => document.documentElement.outerHTML;
const samePage = async () => new Response(page());
const newPage = async () => new Response(page().replace('boot-1', 'boot-2'));
const newDemos = async () => new Response(page().replace('demos-1', 'demos-2'));

it.each([
  ['another script', newPage],
  ['another demo', newDemos],
])('reloads once if the page of the server has %s', async (_, serve) => {
  await failToLoad(serve);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(notice()).toBeNull();
  await failToLoad(serve);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(notice()?.textContent).toBe(readStatusMessage(staleChunkMessageAttribute));
});

it('shows a notice instead if the reader would lose text', async () => {
  const unregister = registerUnsavedChanges(() => true);
  await failToLoad(newPage);
  await failToLoad(newPage);
  unregister();
  expect(reload).not.toHaveBeenCalled();
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
});

it.each<[string, () => Promise<Response>]>([
  ['has the same build', samePage],
  ['has an error', async () => new Response('Bad gateway', { status: 502 })],
  ['does not respond', () => Promise.reject(new TypeError('Nope.'))],
])('does nothing if the server %s', async (_, serve) => {
  await failToLoad(serve);
  expect(reload).not.toHaveBeenCalled();
  expect(notice()).toBeNull();
});
