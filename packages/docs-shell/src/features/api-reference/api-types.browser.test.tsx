import { userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';
import { en } from '../../i18n';
import { findAccessibilityViolations } from '../../testing/find-accessibility-violations.fixture';
import { mountPage, query } from '../../testing/mount-page.fixture';
import { ApiPage } from './ApiPage';
import { initApiTypes } from './api-types.client';
import type { ApiPageView } from './types';

const view: ApiPageView = {
  imports: [],
  description: '',
  facts: [],
  sections: [
    {
      kind: 'props',
      id: 'props',
      level: 2,
      title: 'Props',
      notes: [],
      groups: [
        {
          props: [
            {
              id: 'prop-tip',
              name: 'tip',
              type: { short: [{ text: 'BrushTip', href: '#type-brush-tip' }] },
              description: '<p>See <code><a href="#prop-tip">tip</a></code>.</p>',
            },
          ],
        },
      ],
    },
    {
      kind: 'types',
      id: 'types',
      level: 2,
      title: 'Types',
      types: [
        {
          id: 'type-brush-tip',
          name: 'BrushTip',
          description: '<p>The end that paints.</p>',
          code: [{ text: '{ hair: ' }, { text: 'Hair', href: '#type-hair' }, { text: ' }' }],
        },
      ],
    },
  ],
};

const card = () => document.querySelector('.d-api-type-card');
const name = () => query('.d-api-props td a[href="#type-brush-tip"]');

function mountTypes() {
  mountPage({ behaviors: [initApiTypes], content: <ApiPage view={view} t={en} /> });
}

it('shows the definition of the type under the pointer, until the pointer leaves both', async () => {
  mountTypes();
  await userEvent.hover(name());
  await expect.poll(() => card()?.textContent).toContain('{ hair: Hair }');
  expect(card()?.textContent).toContain('The end that paints.');
  expect(document.querySelectorAll('#type-brush-tip')).toHaveLength(1);
  expect(await findAccessibilityViolations()).toEqual([]);
  await userEvent.hover(query('.d-api-type-card'));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(card()).not.toBeNull();
  await userEvent.hover(query('h1'));
  await expect.poll(() => card()).toBeNull();
});

it('shows it for the keyboard, and hides it with Escape and without focus', async () => {
  mountTypes();
  const reach = async () => {
    query('.d-api-props th a').focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(name());
    await expect.poll(() => card()).not.toBeNull();
  };
  await reach();
  await userEvent.keyboard('{Escape}');
  expect(card()).toBeNull();
  await reach();
  // The links of the card are copies: the focus goes on with the page.
  await userEvent.tab();
  expect(document.activeElement?.closest('.d-api-type-card')).toBeNull();
  await expect.poll(() => card()).toBeNull();
});

it('shows nothing for a name that leads elsewhere', async () => {
  mountTypes();
  await userEvent.hover(query('.d-api-props p a'));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(card()).toBeNull();
});
