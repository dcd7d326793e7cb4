import { expect, type Page } from '@playwright/test';

/** Answers that the open page is useful, with a comment. */
export async function answerPage(page: Page, comment: string): Promise<void> {
  await page.getByRole('button', { name: 'Useful', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Your comment' });
  await expect(field).toBeFocused();
  await field.fill(comment);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('.d-feedback-status')).toHaveText('Thank you for your feedback.');
}
