import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FilteredTable, Table } from '..';
import { findAccessibilityViolations } from '../../testing/find-accessibility-violations.fixture';
import { mountPage, query } from '../../testing/mount-page.fixture';
import { en } from '../../i18n';
import { initRowFilter } from './row-filter.client';

const rows = {
  bgcolor: 'background-color palette primary.main → #0a6a5c',
  borderRadius: 'border-radius shape.borderRadius 2 → 8px',
  marginInline: 'margin-inline spacing 2 → 16px',
  marginInlineEnd: 'margin-inline-end spacing 2 → 16px',
  marginInlineStart: 'margin-inline-start spacing 2 → 16px',
  padding: 'padding spacing 2 → 16px',
  zIndex: 'z-index zIndex header → 1100',
};

const box = page.getByRole('searchbox', { name: 'Filter properties' });
const status = () => query('.d-row-filter [role=status]').textContent;
const shownRows = () =>
  [...document.querySelectorAll('.d-filtered tr[id]')].filter((row) => row.checkVisibility());

/** Two tables far below the box, so that a test can see the page scroll to one. */
function mountTable(hash = ''): void {
  history.replaceState(null, '', location.pathname + location.search + hash);
  mountPage({
    behaviors: [initRowFilter],
    content: (
      <FilteredTable filter="properties" t={en}>
        <div style={{ height: 2000 }} />
        {['First', 'Second'].map((label, at) => (
          <Table key={label} label={label}>
            <tbody>
              {Object.entries(rows)
                .filter(([name]) => (name === 'zIndex') === (at === 1))
                .map(([name, text]) => (
                  <tr key={name} id={`prop-${name}`}>
                    <td>{name}</td>
                    <td>{text}</td>
                  </tr>
                ))}
            </tbody>
          </Table>
        ))}
      </FilteredTable>
    ),
  });
}

it('shows the rows that contain all words, announces how many, and shows all rows when cleared', async () => {
  mountTable();
  await box.fill('inline margin');
  await expect.poll(status).toBe('3 found');
  expect(shownRows()).toHaveLength(3);
  expect(query('#prop-zIndex').closest('.d-filtered tbody')?.checkVisibility()).toBe(false);
  expect(await findAccessibilityViolations('.d-row-filter')).toEqual([]);
  await box.fill('shape.borderRadius');
  await expect.poll(status).toBe('1 found');
  expect(shownRows().map(({ id }) => id)).toEqual(['prop-borderRadius']);
  await box.fill('nothing like it');
  await expect.poll(status).toBe('None found');
  expect(shownRows()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => shownRows().length).toBe(Object.keys(rows).length);
  expect(status()).toBe('');
});

// Chromium clears a search field itself; other browsers leave that to the page.
it('handles Escape while the box has text', async () => {
  mountTable();
  await box.fill('padding');
  await expect.poll(status).toBe('1 found');
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  expect(box.element().dispatchEvent(escape)).toBe(false);
  expect(status()).toBe('');
});

it('shows the row that the address names, and clears the filter', async () => {
  mountTable('#prop-zIndex');
  await box.fill('padding');
  await expect.poll(status).toBe('1 found');
  expect(query('#prop-zIndex').checkVisibility()).toBe(false);
  location.hash = '#prop-bgcolor';
  await expect.element(page.elementLocator(query('#prop-bgcolor'))).toBeInViewport();
  await expect.element(box).toHaveValue('');
});

it('applies text that the browser restored, unless it hides the row of the address', async () => {
  mountTable('#prop-zIndex');
  query('.d-row-filter input').setAttribute('value', 'padding');
  dispatchEvent(new PageTransitionEvent('pageshow'));
  await expect.element(page.elementLocator(query('#prop-zIndex'))).toBeInViewport();
  await expect.element(box).toHaveValue('');
  mountTable();
  query('.d-row-filter input').setAttribute('value', 'padding');
  dispatchEvent(new PageTransitionEvent('pageshow'));
  await expect.poll(status).toBe('1 found');
});
