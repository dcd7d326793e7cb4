import { expect, type Locator, type Page } from '@playwright/test';

/** A page of the fixture `shell-material`. */
export const buttons = '/material-ui/react-button/';
const name = 'BasicButtons';

/** A demo that is being edited. */
export interface Editing {
  readonly demo: Locator;
  readonly host: Locator;
  readonly content: Locator;
  readonly problem: Locator;
  /** Frame with the running code. */
  readonly preview: Locator;
  readonly replace: (text: string) => Promise<void>;
}

/** Opens a page, starts the editor of a demo and waits until its code runs. */
export async function editDemo(page: Page, address = buttons, demoName = name): Promise<Editing> {
  await page.goto(address);
  const demo = page.locator(`[data-demo="${demoName}"]`);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-hydrated', '');
  await demo.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(demo).toHaveAttribute('data-running', '', { timeout: 15_000 });
  const content = demo.getByRole('textbox');
  return {
    demo,
    content,
    host: demo.getByRole('group', { name: `${demoName}.tsx` }).last(),
    problem: demo.getByRole('status'),
    preview: demo.frameLocator('.d-demo-playground').locator('.d-demo-preview'),
    async replace(text) {
      await content.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(text);
    },
  };
}

/** Returns the source of a demo with a body, and with further imports. */
export const program = (body: string, before = '') =>
  `import Button from '@mui/material/Button';\n${before}\nexport default function Mine() {\n  ${body}\n}\n`;
