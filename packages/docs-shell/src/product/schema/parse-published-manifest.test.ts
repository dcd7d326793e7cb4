import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishedSchemaVersion } from '../published-manifest';
import { parsePublishedManifest } from './parse-published-manifest';
import { publishedFixture } from './published-manifest.fixture';
import { publishedManifestJsonSchema } from './published-manifest-json-schema';

const parse = (value: unknown) => parsePublishedManifest(JSON.stringify(value));
const { identity } = publishedFixture;

describe('parsePublishedManifest', () => {
  it('parses a valid manifest', () => {
    expect(parse(publishedFixture)).toEqual({ manifest: publishedFixture });
  });

  it('ignores unknown keys, which a newer shell may add', () => {
    const later = { ...publishedFixture, identity: { ...identity, mood: 'calm' }, weather: 'fine' };
    expect(parse(later)).toEqual({ manifest: publishedFixture });
  });

  it.each([
    ['an object', {}],
    ['a list', []],
    ['another version of the format', { ...publishedFixture, schemaVersion: 2 }],
    ['a page without title', { ...publishedFixture, pages: [{ pathname: '/', anchors: [] }] }],
    [
      'a logo that runs',
      {
        ...publishedFixture,
        identity: { ...identity, logoSvg: '<svg><script>a()</script></svg>' },
      },
    ],
    ['a path that leaves the site', { ...publishedFixture, files: ['https://a.example/'] }],
  ])('rejects %s', (_, value) => {
    expect(parse(value)).toEqual({ problem: expect.any(String) as string });
  });

  it('returns the reason', () => {
    expect(parsePublishedManifest('<!DOCTYPE html>')).toEqual({ problem: 'not valid JSON' });
    expect(parse({ ...publishedFixture, buildId: 3 })).toMatchInlineSnapshot(`
      {
        "problem": "✖ Invalid input: expected string, received number   → at buildId",
      }
    `);
  });
});

it('has an up-to-date JSON Schema (npm run generate)', async () => {
  const file = `docs-manifest-${publishedSchemaVersion}.schema.json`;
  const committed = await readFile(path.join(import.meta.dirname, '../generated', file), 'utf8');
  expect(publishedManifestJsonSchema()).toBe(committed);
});
