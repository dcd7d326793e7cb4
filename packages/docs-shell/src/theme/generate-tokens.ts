/** Writes `tokens.generated.css`: `npx tsx packages/docs-shell/src/theme/generate-tokens.ts`. */
import { writeFileSync } from 'node:fs';
import { renderTokens } from './render-tokens';

writeFileSync(new URL('./tokens.generated.css', import.meta.url), renderTokens());
