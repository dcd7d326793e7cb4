import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CodeBlock, Table } from '..';
import { mountPage, query } from '../../testing/mount-page.fixture';
import { setWindow } from '../../testing/reader-media.fixture';
import { serveRequests } from '../../testing/serve-requests.fixture';
import { initCopyButtons } from './copy-button.client';
import { initCopyPage } from './copy-page.client';
import { initScrollableAreas } from './scrollable-areas.client';

const lines = Array.from({ length: 14 }, (_, at) => `export const line${at + 1} = ${at + 1};`);
const marked = (text: string) => `<span class="d-line">${text}\n</span>`;

/** Code blocks with HTML as the build writes it. */
const blocks = {
  'plain.ts': { html: 'export const answer = <span class="tk-number">42</span>;\n' },
  'Changed.tsx': {
    html: `${marked('export function Changed() {')}<del class="d-line">  return &lt;Old /&gt;;\n</del><ins class="d-line">  return &lt;New /&gt;;\n</ins>${marked('}')}`,
  },
  'long.ts': { html: lines.map(marked).join(''), numbered: true, collapsedLines: 14 },
  'wide.txt': { html: `A line that ${'goes on and '.repeat(30)}ends.` },
};

function mountBlocks(): void {
  mountPage({
    behaviors: [initCopyButtons, initCopyPage, initScrollableAreas],
    content: (
      <>
        {Object.entries(blocks).map(([title, block]) => (
          <CodeBlock key={title} title={title} language="ts" {...block} />
        ))}
        <Table label="Tables">
          <tbody>
            <tr>
              {Array.from({ length: 8 }, (_, at) => (
                <td key={at}>{`AWordThatDoesNotBreak${at}`}</td>
              ))}
            </tr>
          </tbody>
        </Table>
      </>
    ),
  });
}

const block = (title: string) => {
  const figures = [...document.querySelectorAll('figure.d-code')];
  const figure = figures.find(
    (candidate) => candidate.querySelector('figcaption')?.textContent === title,
  );
  if (!figure) throw new TypeError(`There is no code block ${title}.`);
  return page.elementLocator(figure);
};
const buttonOf = (title: string) => block(title).getByRole('button');
const announced = () => query('#d-status').textContent;
const pressCopy = () => userEvent.keyboard('{Control>}c{/Control}');

/** Uses fake timers. Each retry of `expect.element` advances them by 50 ms. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** Makes the clipboard reject every write. */
function refuseClipboard() {
  const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  return {
    writeText: vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(refuse),
    write: vi.spyOn(navigator.clipboard, 'write').mockImplementation(refuse),
  };
}

describe('the copy button of a code block', () => {
  it('copies the code and shows “Copied” for 1.2 seconds', async () => {
    mountBlocks();
    stopClock();
    const button = buttonOf('plain.ts');
    await expect.element(button).toHaveTextContent(/^Copy$/);
    await button.click();
    await expect.element(button).toHaveTextContent(/^Copied$/);
    expect(announced()).toBe('Copied');
    expect(await navigator.clipboard.readText()).toBe('export const answer = 42;');
    vi.advanceTimersByTime(1100);
    expect(button.element().textContent).toBe('Copied');
    vi.advanceTimersByTime(100);
    expect(button.element().textContent).toBe('Copy');
  });

  it('copies no line numbers, no diff signs and no removed lines', async () => {
    mountBlocks();
    await buttonOf('Changed.tsx').click();
    await expect.element(buttonOf('Changed.tsx')).toHaveTextContent(/^Copied$/);
    expect(await navigator.clipboard.readText()).toBe(
      'export function Changed() {\n  return <New />;\n}',
    );
    await buttonOf('long.ts').click();
    await expect.element(buttonOf('long.ts')).toHaveTextContent(/^Copied$/);
    expect(await navigator.clipboard.readText()).toBe(lines.join('\n'));
  });

  it('shows nothing if the clipboard rejects, and works again afterward', async () => {
    mountBlocks();
    const { writeText } = refuseClipboard();
    const button = buttonOf('plain.ts');
    await button.click();
    expect(writeText.mock.calls).toEqual([['export const answer = 42;']]);
    await expect(writeText.mock.results[0]?.value).rejects.toThrow('denied');
    await expect.element(button).toHaveTextContent(/^Copy$/);
    expect(announced()).toBe('');
    writeText.mockRestore();
    await button.click();
    await expect.element(button).toHaveTextContent(/^Copied$/);
  });
});

describe('Ctrl+C', () => {
  it('copies the block under the pointer and shows “Copied” for 2 seconds', async () => {
    mountBlocks();
    stopClock();
    await page.elementLocator(query('figure.d-code code')).hover();
    await pressCopy();
    const button = buttonOf('plain.ts');
    await expect.element(button).toHaveTextContent(/^Copied$/);
    expect(await navigator.clipboard.readText()).toBe('export const answer = 42;');
    vi.advanceTimersByTime(1900);
    expect(button.element().textContent).toBe('Copied');
    vi.advanceTimersByTime(100);
    expect(button.element().textContent).toBe('Copy');
  });

  it('copies the block that is focused by keyboard', async () => {
    mountBlocks();
    const wide = page.getByRole('group', { name: 'wide.txt' });
    await expect.element(wide).toHaveAttribute('tabindex', '0');
    query('figure:last-of-type button').focus();
    await userEvent.tab();
    await expect.element(wide).toHaveFocus();
    await pressCopy();
    await expect.element(buttonOf('wide.txt')).toHaveTextContent(/^Copied$/);
    expect(announced()).toBe('Copied');
    expect(await navigator.clipboard.readText()).toMatch(/^A line that/);
  });

  it('is left to the browser if text is selected', async () => {
    mountBlocks();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await page.elementLocator(query('figure.d-code code')).hover();
    getSelection()?.selectAllChildren(query('.d-page-title'));
    await pressCopy();
    getSelection()?.removeAllRanges();
    expect(writeText).not.toHaveBeenCalled();
    await pressCopy();
    await expect.poll(() => writeText.mock.calls.length).toBe(1);
  });
});

describe('the copy button of the page', () => {
  const button = page.getByRole('button', { name: /^(Copy page|Copied)$/ });

  it('copies the markdown and shows “Copied” for 1.2 seconds', async () => {
    const server = serveRequests({ '/sample/button/index.md': { body: '# Button\n' } });
    mountBlocks();
    stopClock();
    await button.click();
    await expect.element(button).toHaveTextContent(/^Copied$/);
    expect(announced()).toBe('Copied');
    expect(await navigator.clipboard.readText()).toBe('# Button\n');
    expect(server.requests).toHaveLength(1);
    vi.advanceTimersByTime(1100);
    expect(button.element().textContent).toBe('Copied');
    vi.advanceTimersByTime(100);
    expect(button.element().textContent).toBe('Copy page');
  });

  it('shows nothing if the clipboard rejects, and works again afterward', async () => {
    serveRequests({ '/sample/button/index.md': { body: '# Button\n' } });
    mountBlocks();
    const { write } = refuseClipboard();
    await button.click();
    await expect.poll(() => write.mock.calls.length).toBe(1);
    await expect(write.mock.results[0]?.value).rejects.toThrow('denied');
    await expect.element(button).toHaveTextContent(/^Copy page$/);
    expect(announced()).toBe('');
    write.mockRestore();
    await button.click();
    await expect.element(button).toHaveTextContent(/^Copied$/);
  });

  it('shows nothing if the request fails, and tries again on the next click', async () => {
    const server = serveRequests();
    mountBlocks();
    const write = vi.spyOn(navigator.clipboard, 'write');
    await button.click();
    await expect.poll(() => write.mock.calls.length).toBe(1);
    await expect(write.mock.results[0]?.value).rejects.toThrow();
    expect(announced()).toBe('');
    server.answers.set('/sample/button/index.md', { body: '# Button\n' });
    await button.click();
    await expect.element(button).toHaveTextContent(/^Copied$/);
  });
});

it('expands a collapsed block', async () => {
  mountBlocks();
  const height = () => block('long.ts').element().querySelector('pre')?.clientHeight ?? 0;
  const folded = height();
  await block('long.ts').getByText('Show all 14 lines').click();
  expect(height()).toBeGreaterThan(folded + 40);
  await expect.element(block('long.ts').getByText('Show fewer lines')).toBeVisible();
});

it('adds only overflowing areas to the Tab order, with an accessible name', async () => {
  mountBlocks();
  await expect
    .element(page.getByRole('group', { name: 'wide.txt' }))
    .toHaveAttribute('tabindex', '0');
  expect(query('.d-code pre').hasAttribute('tabindex')).toBe(false);
  await setWindow(320, 640);
  await expect
    .element(page.getByRole('group', { name: 'Tables' }))
    .toHaveAttribute('tabindex', '0');
});
