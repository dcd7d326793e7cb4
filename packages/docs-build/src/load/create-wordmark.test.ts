import { expect, it } from 'vitest';
import { createWordmark } from './create-wordmark';

it('sets the name beside the logo', () => {
  const logoSvg =
    '<svg viewBox="0 0 24 24" width="24" height=\'24\' fill="none"><path d="M4 4"/></svg>';
  expect(createWordmark({ logoSvg, name: 'Ink & <Pen>' })).toMatchInlineSnapshot(
    `"<svg viewBox="0 0 152 32"><svg width="32" height="32" viewBox="0 0 24 24" fill="none"><path d="M4 4"/></svg><text x="42" y="22" fill="currentColor" font-family="Roboto, sans-serif" font-size="18" font-weight="600">Ink &amp; &lt;Pen></text></svg>"`,
  );
});
