import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountPage, query } from '../testing/mount-page.fixture';
import { findAccessibilityViolations } from '../testing/find-accessibility-violations.fixture';
import { loadOnClick, loadOnFocus, onDemand } from './on-demand';

const failedMessage =
  'A part of this page did not load. Check your connection, then try again or reload.';
const status = () => query('.d-status');
const isShown = () => status().getBoundingClientRect().height > 20;
const button = page.getByRole('button', { name: 'Count' });

function mountButton(): void {
  mountPage({
    content: (
      <button type="button" className="count">
        Count
      </button>
    ),
    behaviors: [],
  });
}

it('tells the reader that the code did not load, and tries again on the next click', async () => {
  mountButton();
  let clicks = 0;
  const load = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(async () =>
      query('.count').addEventListener('click', () => {
        clicks += 1;
      }),
    );
  loadOnClick(document, '.count', onDemand(load));
  await button.click();
  await expect.poll(() => status().textContent).toBe(failedMessage);
  expect(isShown()).toBe(true);
  expect(await findAccessibilityViolations('.d-status')).toEqual([]);
  expect(query('.count').ariaBusy).toBeNull();
  expect(clicks).toBe(0);
  await button.click();
  await expect.poll(() => clicks).toBe(1);
  await button.click();
  expect(clicks).toBe(2);
  expect(load).toHaveBeenCalledTimes(2);
});

it('marks the control busy, says that it is loading, and repeats the click once', async () => {
  mountButton();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onClick = vi.fn();
  let finish = () => {};
  const load = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = () => {
          query('.count').addEventListener('click', onClick);
          resolve();
        };
      }),
  );
  loadOnClick(document, '.count', onDemand(load));
  query('.count').click();
  query('.count').click();
  expect(query('.count').ariaBusy).toBe('true');
  expect(status().textContent).toBe('');
  vi.advanceTimersByTime(500);
  expect(status().textContent).toBe('Loading…');
  expect(isShown()).toBe(false);
  finish();
  vi.useRealTimers();
  await expect.poll(() => onClick.mock.calls.length).toBe(1);
  expect(query('.count').ariaBusy).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

it('hides the message after eight seconds', async () => {
  mountButton();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await onDemand(() => Promise.reject(new Error('offline'))).use(query('.count'));
  expect(isShown()).toBe(true);
  vi.advanceTimersByTime(8000);
  expect(status().textContent).toBe('');
  expect(isShown()).toBe(false);
});

it('is silent if the code does not load ahead, and loads while the reader types', async () => {
  mountButton();
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('code');
  const code = onDemand(load);
  const box = query('.count');
  loadOnFocus(box, code);
  box.dispatchEvent(new PointerEvent('pointerenter'));
  await expect.poll(() => load.mock.calls.length).toBe(1);
  expect(status().textContent).toBe('');
  box.focus();
  await expect.poll(() => status().textContent).toBe(failedMessage);
  box.dispatchEvent(new InputEvent('input'));
  await expect.poll(() => code.isLoaded()).toBe(true);
  expect(load).toHaveBeenCalledTimes(3);
});
