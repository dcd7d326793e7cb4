import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatText } from '../reporters';
import { parseWithDiagnostics, type ParseContext } from './parse-with-diagnostics';

const pageSchema = z.strictObject({
  pathname: z.string('a path').startsWith('/', 'a path that begins with /'),
  plan: z.enum(['pro', 'premium']).exactOptional(),
  get children() {
    return z.array(pageSchema, 'a list of pages').exactOptional();
  },
});

const schema = z.strictObject(
  {
    identity: z.strictObject({ name: z.string('a text') }, 'an object with a name'),
    pages: z.array(pageSchema, 'a list of pages').default([]),
    links: z.record(z.string().regex(/^[a-z]+$/, 'a key in lower case'), z.string()).optional(),
    sizes: z.partialRecord(z.enum(['small', 'large']), z.number()).optional(),
  },
  'an object made with defineProduct',
);

const report = (value: unknown, context: Partial<ParseContext> = {}) =>
  formatText(parseWithDiagnostics(schema, value, { file: 'product.ts', ...context }).diagnostics);

describe('parseWithDiagnostics', () => {
  it('returns the data', () => {
    const value = { identity: { name: 'Joy' } };
    expect(parseWithDiagnostics(schema, value, { file: 'a' })).toEqual({
      data: { identity: { name: 'Joy' }, pages: [] },
      diagnostics: [],
    });
  });

  it('reports unknown keys, with the keys that are known there', () => {
    const value = {
      identity: { name: 'Joy', nick: 'J' },
      pages: [{ pathname: '/a', children: [{ pathname: '/b', newFeture: true }] }],
      sizes: { smal: 1 },
    };
    expect(report(value)).toMatchInlineSnapshot(`
      "product.ts  identity.nick  DOCS1001
        received  the unknown key "nick"
        expected  one of: name
        hint      Remove "nick".

      product.ts  pages[0].children[0].newFeture  DOCS1001
        received  the unknown key "newFeture"
        expected  one of: pathname, plan, children
        hint      Remove "newFeture".

      product.ts  sizes.smal  DOCS1001
        received  the unknown key "smal"
        expected  one of: small, large
        hint      Did you mean "small"?

      3 errors"
    `);
  });

  it('reports a misspelled required key once', () => {
    expect(report({ identity: { nam: 'Joy' } })).toMatchInlineSnapshot(`
      "product.ts  identity.nam  DOCS1001
        received  the unknown key "nam"
        expected  one of: name
        hint      Did you mean "name"?

      1 error"
    `);
  });

  it('reports what is missing and what is invalid', () => {
    const value = { pages: [{ pathname: 'a', plan: 'prenium' }, 3], links: { A: 'b' } };
    expect(report(value)).toMatchInlineSnapshot(`
      "product.ts  identity  DOCS1002
        received  nothing
        expected  an object with a name
        hint      Add "identity": an object with a name.

      product.ts  links.A  DOCS1001
        received  the key "A"
        expected  a key in lower case
        hint      Remove "A".

      product.ts  pages[0].pathname  DOCS1003
        received  "a"
        expected  a path that begins with /
        hint      Write a path that begins with /.

      product.ts  pages[0].plan  DOCS1003
        received  "prenium"
        expected  one of: pro, premium
        hint      Did you mean "premium"?

      product.ts  pages[1]  DOCS1003
        received  3
        expected  a value of type object
        hint      Write a value of type object.

      5 errors"
    `);
  });

  it('reports a value that matches no part of the schema', () => {
    expect(report(undefined)).toMatchInlineSnapshot(`
      "product.ts  DOCS1003
        received  nothing
        expected  an object made with defineProduct
        hint      Write an object made with defineProduct.

      1 error"
    `);
  });

  it('takes lines, paths and texts from its caller', () => {
    const text = report(
      { identity: {} },
      {
        lineOf: (path) => path.length,
        formatPath: (path) => `<${path.join('/')}>`,
        describe: ({ kind, knownKeys }) => ({ hint: `${kind} of ${knownKeys.join()}.` }),
      },
    );
    expect(text).toMatchInlineSnapshot(`
      "product.ts:2  <identity/name>  DOCS1002
        received  nothing
        expected  a text
        hint      missing of name.

      1 error"
    `);
  });
});
