import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ApiDocument, ComponentDocument } from '../document';
import { extractDocuments } from '../extract/extract-documents';
import { serializeDocument } from '../files/sync-documents';
import { parsedFiles } from '../program/parsed-files.fixture';
import { countClosedNames, listKnownNames, listLostAnchors } from './closed-names';
import { listHiddenRows } from './hidden-rows.fixture';
import { checkImportLines } from './import-lines.fixture';
import { type ProductName, products } from './products.fixture';
import { compileRoundTrip } from './round-trip.fixture';
import {
  listRuntimeComponents,
  listRuntimeFunctions,
  listRuntimeHooks,
} from './runtime-exports.fixture';

const folder = path.join(import.meta.dirname, '../..');
const isFull = process.env.E2E_TIER === 'full';
/** Number of components per package that the compiler checks. */
const sampleSize = Number(process.env.API_SAMPLE ?? (isFull ? 12 : 3));
const minutes = 60_000;

/**
 * Checks the documents of one product against the installed package. The sample is the same in every run, but random in
 * the full tier.
 *
 * @returns a function that extracts the documents once
 */
export function checkProduct(product: ProductName): () => readonly ApiDocument[] {
  const { packages } = products[product];
  const seed = Number(process.env.API_SEED ?? (isFull ? Date.now() % 1_000_000 : 1));
  let read: readonly ApiDocument[] | undefined;
  const documents = () =>
    (read ??= extractDocuments({ ...products[product], fromFolder: folder, parsed: parsedFiles }));

  describe(product, () => {
    it(
      'follows the published schema, and lists at most one unresolved prop in a hundred',
      { timeout: 4 * minutes },
      () => {
        const all = documents();
        for (const document of all) serializeDocument(document);
        const unresolved = all.flatMap(({ name, unresolved: some }) =>
          some.map(({ path }) => `${name}.${path}`),
        );
        expect(unresolved.length / Math.max(1, countProps(all))).toBeLessThanOrEqual(0.01);
        const central = /^(Button|TextField|Select|Autocomplete|DataGrid(Pro|Premium)?)\./;
        expect(unresolved.filter((name) => central.test(name))).toEqual([]);
      },
    );

    it(
      `writes the same bytes whatever was read before (API_SEED=${seed})`,
      { timeout: 4 * minutes },
      () => {
        const expected = pick(documents(), sampleSize, createRandom(seed));
        const only = expected.map(({ name }) => name);
        const again = extractDocuments({
          ...products[product],
          fromFolder: folder,
          parsed: parsedFiles,
          only,
        });
        const bySlug = new Map(
          again.map((candidate) => [candidate.slug, serializeDocument(candidate)]),
        );
        for (const document of expected)
          expect(bySlug.get(document.slug)).toBe(serializeDocument(document));
      },
    );

    it(
      'opens the names of its types, in place, on this page or on another',
      { timeout: 4 * minutes },
      () => {
        const lost = documents().flatMap((document) =>
          listLostAnchors(document).map((name) => `${document.name}: ${name}`),
        );
        expect(lost).toEqual([]);
        const known = listKnownNames(folder, parsedFiles);
        const { rows, closed, names } = countClosedNames(documents(), known);
        process.stdout.write(
          `${product}: ${closed} of ${rows} rows name a type that does not open\n`,
        );
        expect(closed / rows, names.join('; ')).toBeLessThan(0.02);
      },
    );

    it(
      'lists nothing that the packages keep out of their documentation',
      { timeout: 4 * minutes },
      () => {
        const { tagged, listed } = listHiddenRows(documents(), folder, parsedFiles);
        process.stdout.write(`${product}: ${tagged} members with @ignore or @internal\n`);
        expect(listed).toEqual([]);
        expect(tagged).toBeGreaterThan(0);
      },
    );

    it(
      'names each component, hook and function of a component that runs, and none besides',
      { timeout: 4 * minutes },
      async () => {
        const modules = await Promise.all(
          packages.map(async (name) => ({
            name,
            module: (await import(name)) as Record<string, unknown>,
          })),
        );
        const running = new Set(
          modules.flatMap(({ name, module }) => [
            ...listRuntimeComponents(name, module),
            ...listRuntimeHooks(name, module),
          ]),
        );
        const documented = new Set(
          documents()
            .filter(({ kind }) => kind !== 'interface')
            .map(({ name }) => name),
        );
        const functions = documents()
          .filter(isComponent)
          .flatMap((component) =>
            (component.functions ?? []).map(({ name }) => `${component.name}.${name}`),
          );
        expect(functions.toSorted()).toEqual(
          modules.flatMap(({ module }) => listRuntimeFunctions(module)).toSorted(),
        );
        expect([...running].filter((name) => !documented.has(name))).toEqual([]);
        expect([...documented].filter((name) => !running.has(name))).toEqual([]);
      },
    );

    it(
      'has import lines that compile, run and give the same value',
      { timeout: 4 * minutes },
      () => {
        const { checked, errors } = checkImportLines(documents(), folder, parsedFiles);
        process.stdout.write(`${product}: ${checked} import lines checked\n`);
        expect(errors).toEqual([]);
        expect(checked).toBeGreaterThanOrEqual(documents().length);
      },
    );

    it.each(packages)(
      `takes what the documents of %s say, and nothing else (API_SEED=${seed})`,
      { timeout: 6 * minutes },
      (name) => {
        const own = documents()
          .filter(isComponent)
          .filter((component) => component.package.name === name);
        const chosen = pick(own, sampleSize, createRandom(seed));
        const { errors, typed, untyped } = compileRoundTrip(chosen, folder, parsedFiles);
        process.stdout.write(
          `${name}, seed ${seed}: ${chosen.map((component) => component.name).join(', ')}; ${typed} props with a value of their type, ${untyped} with any\n`,
        );
        expect(errors).toEqual([]);
        expect(typed).toBeGreaterThan(0);
      },
    );
  });
  return documents;
}

function isComponent(document: ApiDocument): document is ComponentDocument {
  return document.kind === 'component';
}

function countProps(documents: readonly ApiDocument[]): number {
  return documents.reduce((sum, document) => {
    if (document.kind === 'component') {
      return (
        sum +
        document.props.length +
        document.parts.reduce((all, { props }) => all + props.length, 0)
      );
    }
    return (
      sum + (document.kind === 'interface' ? document.members.length : document.parameters.length)
    );
  }, 0);
}

/** Creates a generator of pseudo-random numbers from 0 to 1 (mulberry32). A seed always gives the same numbers. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a random sample of the items without repetition. */
function pick<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ item }) => item);
}
