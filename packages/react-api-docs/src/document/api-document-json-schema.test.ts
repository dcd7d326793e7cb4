import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { apiDocumentJsonSchema } from './api-document-json-schema';
import { apiDocumentVersion } from './document-schema';

it('matches the committed file; if not, run `npm run generate` in packages/react-api-docs', () => {
  const file = path.join(
    import.meta.dirname,
    `../generated/api-document-${apiDocumentVersion}.schema.json`,
  );
  expect(readFileSync(file, 'utf8')).toBe(apiDocumentJsonSchema());
});
