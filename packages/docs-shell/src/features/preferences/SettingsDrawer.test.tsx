import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { en } from '../../i18n';
import { SettingsDrawer } from './SettingsDrawer';

const html = renderToStaticMarkup(<SettingsDrawer t={en} />);

describe('SettingsDrawer', () => {
  it('is a native popover with a labeled button', () => {
    expect(html).toMatch(/<button[^>]*popoverTarget="d-settings"[^>]*aria-label="Settings"/i);
    expect(html).toContain('<div id="d-settings" class="d-settings" popover="auto"');
  });

  it('shows all choices of all settings', () => {
    const groups = html.split('<fieldset').slice(1);
    const labels = groups.map((group) =>
      [...group.matchAll(/<(?:legend|span)>([^<]+)</g)].map(([, label]) => label),
    );
    expect(labels).toEqual([
      ['Color mode', 'Light', 'Dark', 'System'],
      ['Direction', 'Left to right', 'Right to left'],
      ['Density', 'Comfortable', 'Dense'],
      ['Open search with /', 'Off', 'On'],
    ]);
  });
});
