import { expect, it, onTestFinished, vi } from 'vitest';
import { createPlaygroundFrame } from './playground-frame.client';

/** Adds a frame whose document runs a script, and returns how it stopped. */
function openFrame(script: string) {
  const onStopped = vi.fn<(reason: string) => void>();
  const frame = createPlaygroundFrame({
    container: document.body,
    src: `data:text/html,<script>${encodeURIComponent(script)}</script>`,
    title: 'Playground',
    minHeight: 40,
    onShown: () => {},
    onProblem: () => {},
    onStopped,
  });
  onTestFinished(() => frame.remove());
  return { ...frame, onStopped };
}

it('removes a frame whose code posts messages without end', async () => {
  const { element, onStopped } = openFrame(`
    const flood = () => {
      for (let i = 0; i < 100; i += 1) parent.postMessage({ type: 'height', height: 50 + i }, '*');
      setTimeout(flood);
    };
    flood();
  `);
  await expect.poll(() => onStopped.mock.calls).toEqual([['stuck']]);
  expect(element.isConnected).toBe(false);
});

it('keeps a frame that reports a height per frame', async () => {
  const { element, onStopped } = openFrame(`
    let height = 50;
    const report = () => {
      parent.postMessage({ type: 'height', height: (height += 1) }, '*');
      if (height < 170) requestAnimationFrame(report);
    };
    report();
  `);
  await expect.poll(() => element.height).toBe('170');
  expect(onStopped).not.toHaveBeenCalled();
});
