import { expect, test } from '../src/sites/site-test';
import { readPdf } from '../src/read-pdf';

test('printed pages have their number and the number of pages', async ({ page }) => {
  await page.goto('/system/spacing/');
  const sheets = readPdf(await page.pdf({ format: 'A5', preferCSSPageSize: true }));
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.join(' ')).toContain('Spacing');
  for (const [index, text] of sheets.entries()) {
    expect(text).toContain(`${index + 1} / ${sheets.length}`);
  }
});

test('printed tables of an API page repeat their header', async ({ page }) => {
  await page.goto('/x/api/data-grid/data-grid/');
  const sheets = readPdf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  const ofProps = sheets.filter((text) => text.includes('NameTypeDefaultDescription'));
  expect(ofProps.length).toBeGreaterThan(5);
});

test('a page that prints without numbers is recognized', async ({ page }) => {
  await page.goto('/system/spacing/');
  await page.addStyleTag({ content: '@page { @bottom-right { content: none !important } }' });
  const sheets = readPdf(await page.pdf({ format: 'A5', preferCSSPageSize: true }));
  expect(sheets.join(' ')).toContain('Spacing');
  expect(sheets[0]).not.toContain(`1 / ${sheets.length}`);
});
