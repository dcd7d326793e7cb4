import { palettes } from 'docs-shell/theme';
import { startPlainBrowser, type PlainBrowser } from '../src/plain-browser';
import { recordFrames, type Frame } from '../src/record-frames';
import { expect, plainTest } from '../src/sites/site-test';
import { isFull } from '../src/tier';

type Mode = 'dark' | 'light';

const test = plainTest.extend<{ tab: PlainBrowser; stored: Mode; slowdown: number }>({
  stored: ['dark', { option: true }],
  // A slower processor is a busy one: the browser makes it wait in a loop.
  slowdown: [1, { option: true }],
  // The operating system prefers the opposite of the reader's choice.
  tab: async ({ baseURL, stored, slowdown }, use) => {
    const colorScheme = stored === 'dark' ? 'light' : 'dark';
    const tab = await startPlainBrowser(baseURL ?? '', { colorScheme });
    await tab.open('/versions/');
    await tab.evaluate(`localStorage.setItem('mui-mode', '${stored}')`);
    await tab.inEachPage(async (send) => {
      await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      // The shell's script loads after the first frame, so the document must be right without it.
      await send('Network.enable');
      await send('Network.setBlockedURLs', { urls: ['*/_assets/boot-*'] });
    });
    await use(tab);
    await tab.close();
  },
});

const from = '/material-ui/react-button/';
const inside = '/material-ui/react-dialog/';

test('the navigation is restored before the shell’s script has loaded', async ({ tab }) => {
  const closedGroup = `.d-side-nav details:not([open]) > summary`;
  await tab.open(from);
  const group = String(await tab.evaluate(`document.querySelector('${closedGroup}').textContent`));
  const state = JSON.stringify({ groups: { [group]: true }, scrollTop: 0 });
  await tab.evaluate(`sessionStorage.setItem('docs-navigation:material-ui', '${state}')`);
  await tab.evaluate(`(window.isOld = true, location.reload())`);
  await tab.waitFor(`!window.isOld && document.readyState === 'complete'`);
  await tab.waitFor(`performance.getEntriesByName('first-paint').length > 0`);
  const open = `[...document.querySelectorAll('.d-side-nav [open] > summary')]`;
  expect(await tab.evaluate(`${open}.map((summary) => summary.textContent)`)).toContain(group);
  expect(
    await tab.evaluate(`document.querySelector('[data-color-mode] [value=dark]').checked`),
  ).toBe(true);
});

const modes: readonly Mode[] = isFull ? ['dark', 'light'] : ['dark'];

// Every frame between one page and the next, on a processor four times slower.
for (const stored of modes) {
  test.describe(`${stored} on a system that prefers the other mode`, () => {
    test.use({ stored, slowdown: 4 });
    const expectCalm = (frames: readonly Frame[]) => {
      const shown = frames.filter(({ isBlank }) => !isBlank);
      expect(shown.length).toBeGreaterThan(0);
      for (const { ground } of shown) expect(ground).toBe(palettes[stored].ground);
    };

    test('no navigation shows a background of the other mode, unlike a flash of two frames', async ({
      tab,
    }) => {
      await tab.open(from);
      const takeFrames = await recordFrames(tab);

      await test.step('a flash', async () => {
        const other = stored === 'dark' ? 'light' : 'dark';
        await tab.evaluate(`(async () => {
          const frame = () => new Promise((done) => requestAnimationFrame(done));
          const { dataset } = document.documentElement;
          dataset.muiColorScheme = '${other}';
          await frame();
          await frame();
          dataset.muiColorScheme = '${stored}';
        })()`);
        const grounds = (await takeFrames()).map(({ ground }) => ground);
        expect(grounds).toContain(palettes[other].ground);
      });

      await test.step('a hard load', async () => {
        await tab.evaluate(`window.isOld = true; location.reload()`);
        await tab.waitFor(`!window.isOld && document.readyState === 'complete'`);
        expectCalm(await takeFrames());
      });

      await test.step('a prerendered page', async () => {
        const link = `.d-side-nav a[href="${inside}"]`;
        await tab.hover(link);
        await tab.waitForPrerender(inside);
        await takeFrames();
        await tab.click();
        await tab.waitFor(`location.pathname === '${inside}' && !document.prerendering`);
        expectCalm(await takeFrames());
      });

      await test.step('a move into another product', async () => {
        await tab.evaluate(`location.assign('/system/spacing/')`);
        await tab.waitFor(`location.pathname === '/system/spacing/'`);
        await tab.waitFor(`document.readyState === 'complete'`);
        expectCalm(await takeFrames());
      });
    });
  });
}
