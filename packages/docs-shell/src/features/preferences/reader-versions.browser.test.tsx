import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountPage, query } from '../../testing/mount-page.fixture';
import { readerVersionsKey } from '../../theme/reader-version';
import { initReaderVersions } from './reader-versions.client';

const newerRow = (
  <div data-api-of="@scope/paint">
    <p className="d-reads" style={{ display: 'none' }}>
      reads
    </p>
    <p id="newer" data-since="070000">
      newer
    </p>
  </div>
);
const isMarked = () =>
  getComputedStyle(query('#newer')).getPropertyValue('--docs-not-in').trim() !== '';
const listed = () => query('#d-reader-versions ul').textContent;

beforeEach(() => {
  localStorage.removeItem(readerVersionsKey);
  document.adoptedStyleSheets = [];
});

it('reads versions from a package.json, marks newer rows, and forgets a version', async () => {
  mountPage({
    page: { apiChanges: { packageName: '@scope/paint', href: '/paint/api/changes/' } },
    behaviors: [initReaderVersions],
    content: newerRow,
  });
  const label = query('.d-header-reads');
  expect(label.checkVisibility()).toBe(false);
  query('#d-settings').showPopover();
  const text = JSON.stringify({ dependencies: { '@scope/paint': '^6.4.1', other: 'latest' } });
  await userEvent.upload(
    page.getByLabelText('Choose a package.json'),
    new File([text], 'package.json'),
  );
  await expect.poll(listed).toContain('@scope/paint 6.4.1');
  expect(isMarked()).toBe(true);
  expect(label.textContent).toBe('You use version 6.4.1');
  expect(label).toHaveProperty('hidden', false);
  expect(localStorage.getItem(readerVersionsKey)).toBe('{"@scope/paint":"6.4.1"}');
  await page.getByRole('button', { name: 'Forget @scope/paint' }).click();
  await expect.poll(listed).toBe('');
  expect(isMarked()).toBe(false);
  expect(label.checkVisibility()).toBe(false);
});
