import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderTokens } from './render-tokens';

describe('tokens.generated.css', () => {
  it('is up to date', () => {
    const committed = readFileSync(new URL('./tokens.generated.css', import.meta.url), 'utf8');
    expect(committed, 'Refresh it: npx tsx packages/docs-shell/src/theme/generate-tokens.ts').toBe(
      renderTokens(),
    );
  });

  it('has Material UI’s header heights', () => {
    const heights = renderTokens().split('--docs-header-height').slice(1);
    expect(heights.map((text) => /^: max\((\d+)px, 3rem\);/.exec(text)?.[1])).toEqual([
      '56',
      '48',
      '64',
    ]);
  });
});
