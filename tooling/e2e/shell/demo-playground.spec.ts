import { expect, test } from '../src/sites/site-test';
import { buttons, editDemo, program } from '../src/edit-demo';

test('an endless loop is stopped, and the last successful rendering stays', async ({ page }) => {
  const { preview, problem, replace } = await editDemo(page);
  await replace(program('return <Button>Good</Button>;'));
  await expect(preview.getByRole('button', { name: 'Good' })).toBeVisible();
  await replace(program('while (true) {}\n  return null;'));
  await expect(problem).toContainText('A loop ran too long', { timeout: 15_000 });
  await expect(preview.getByRole('button', { name: 'Good' })).toBeVisible();
  await replace(program('return <Button>Mended</Button>;'));
  await expect(preview.getByRole('button', { name: 'Mended' })).toBeVisible();
});

test('@full code that opens another address in its frame is stopped with a notice', async ({
  page,
}) => {
  const { demo, problem, preview, content, replace } = await editDemo(page);
  await replace(
    program(
      "useEffect(() => { location.href = '/material-ui/'; }, []);\n  return null;",
      "import { useEffect } from 'react';",
    ),
  );
  await expect(problem).toContainText('The code went to another address');
  await expect(demo.locator('.d-demo-playground')).toHaveCount(0);
  await replace(program('return <Button>Mended</Button>;'));
  await expect(preview.getByRole('button', { name: 'Mended' })).toBeVisible();
  await expect(content).toBeFocused();
});

/** Attempts of hostile code. Each must fail with the browser's own error. */
const attempts = {
  'reads the page': 'parent.document.body',
  'writes the page': "parent.document.title = 'taken'",
  'calls into the page': "parent.eval('1')",
  'leads the page away': "top.location.href = 'about:blank'",
  'reads storage': "localStorage.getItem('mui-mode')",
  'reads storage of the session': 'sessionStorage.length',
  'reads cookies': 'document.cookie',
  'opens a database': "indexedDB.open('a')",
  'registers a worker': "navigator.serviceWorker.register('/sw.js')",
  'starts a worker': `new Promise((resolve, reject) => {
      const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
      worker.onmessage = resolve;
      worker.onerror = reject;
    })`,
  'connects past the policy': 'new RTCPeerConnection()',
  'connects from an empty frame':
    "new (document.body.appendChild(document.createElement('iframe')).contentWindow.RTCPeerConnection)()",
  'runs a script in a frame': `new Promise((resolve, reject) => {
      addEventListener('message', ({ data }) => data === 'ran' && resolve());
      const code = new Blob(["parent.postMessage('ran', '*')"]);
      const frame = document.createElement('iframe');
      frame.srcdoc = '<script>parent.postMessage("ran", "*")</' + 'script><script src="' +
        URL.createObjectURL(code) + '"></' + 'script>';
      frame.onload = () => setTimeout(reject, 100);
      document.body.append(frame);
    })`,
  'makes code of text': "new Function('return 1')()",
  'asks the site': "fetch('/material-ui/')",
  'asks anybody': "fetch('https://example.com/')",
  'opens a window': "window.open('https://example.com/') ?? Promise.reject('blocked')",
};

test('hostile code has no access to the page and its storage', async ({ page, context, watch }) => {
  await page.addInitScript(() => {
    if (window === top) {
      localStorage.setItem('secret', 'treasure');
      document.cookie = 'secret=treasure;path=/';
    }
  });
  const { preview, replace } = await editDemo(page);
  const rows = Object.entries(attempts).map(
    ([what, code]) => `[${JSON.stringify(what)}, async () => { return ${code}; }]`,
  );
  await replace(`import { useEffect, useState } from 'react';
const attempts = [${rows.join(', ')}];
export default function Hostile() {
  const [results, setResults] = useState([]);
  useEffect(() => {
    for (const [what, attempt] of attempts) {
      attempt().then(() => 'succeeded', () => 'failed').then((result) =>
        setResults((before) => [...before, what + ': ' + result]),
      );
    }
  }, []);
  return <ul>{results.map((result) => <li key={result}>{result}</li>)}</ul>;
}
`);
  const items = preview.getByRole('listitem');
  await expect(items).toHaveCount(Object.keys(attempts).length);
  expect((await items.allTextContents()).sort()).toEqual(
    Object.keys(attempts)
      .map((what) => `${what}: failed`)
      .sort(),
  );
  await expect(page).toHaveURL(buttons);
  await expect(page).not.toHaveTitle('taken');
  expect(context.pages()).toHaveLength(1);
  // The browser reports each attempt that the policy blocked.
  const own = watch.browserErrors.splice(0);
  expect(
    own.filter(
      (text) => !/violates|sandbox|Unsafe attempt|Blocked|Not allowed to load/i.test(text),
    ),
  ).toEqual([]);
});

test('its document runs no code if it is opened directly', async ({ page }) => {
  const response = await page.goto('/material-ui/_demos/_playground/');
  expect(response?.headers()['content-security-policy']).toContain('sandbox allow-scripts');
  await expect(page.locator('[data-playground]')).toBeEmpty();
  expect(await page.evaluate(() => origin)).toBe('null');
});
