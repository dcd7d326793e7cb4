import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishedSchemaVersion } from '../published';
import { parsePublishedManifest } from './parse-published-manifest';
import { publishedFixture } from './published-manifest.fixture';
import { publishedManifestJsonSchema } from './published-manifest-json-schema';

const parse = (value: unknown) => parsePublishedManifest(JSON.stringify(value));
const { identity } = publishedFixture;

describe('parsePublishedManifest', () => {
  it('reads what a product publishes', () => {
    expect(parse(publishedFixture)).toEqual({ manifest: publishedFixture });
  });

  it('reads a manifest of a later shell that says more', () => {
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
  ])('refuses %s', (_, value) => {
    expect(parse(value)).toEqual({ problem: expect.any(String) as string });
  });

  it('says why', () => {
    expect(parsePublishedManifest('<!DOCTYPE html>')).toEqual({ problem: 'no JSON' });
    expect(parse({ ...publishedFixture, buildId: 3 })).toMatchInlineSnapshot(`
      {
        "problem": "✖ Invalid input: expected string, received number   → at buildId",
      }
    `);
  });
});

it('is described by a JSON Schema that is up to date; else run: npm run generate', async () => {
  const file = `docs-manifest-${publishedSchemaVersion}.schema.json`;
  const committed = await readFile(path.join(import.meta.dirname, '../generated', file), 'utf8');
  expect(publishedManifestJsonSchema()).toBe(committed);
});
