import { closestNames, type Diagnostic, throwDiagnostics } from 'diagnostics';
import type { ApiDocument } from '../document';
import { findType, type PublicType } from '../exports/find-type';
import { listExportNames } from '../exports/merge-aliases';
import { createPackageProgram } from '../program/create-package-program';
import { compareText } from '../text/compare-text';
import { createExtraction } from './create-extraction';
import { extractComponent } from './extract-component';
import { extractCompound } from './extract-compound';
import { extractEvents } from './extract-events';
import { extractHook } from './extract-hook';
import { extractInterface } from './extract-interface';
import { extractSelectors } from './extract-selectors';
import type { Extraction } from './extraction';
import type { ExtractionRequest } from './extraction-request';
import { slugOfName } from './slug';

const makers = { component: extractComponent, compound: extractCompound, hook: extractHook };

/**
 * Extracts one document for each component, hook and interface of a product from its published types.
 * @throws {DiagnosticsError} with all problems of the request
 */
export function extractDocuments(request: ExtractionRequest): ApiDocument[] {
  return extractReferences([request]);
}

/**
 * Extracts the documents of several API references. Each name of `only` must be in one of them.
 * @throws {DiagnosticsError} with all problems of a request, or with all names of `only` that are in none
 */
export function extractReferences(requests: readonly ExtractionRequest[]): ApiDocument[] {
  const extracted = requests.map(extractReference);
  const names = extracted.flatMap((reference) => reference.names);
  const place = [...new Set(extracted.map((reference) => reference.place))].join(', ');
  const asked = requests.flatMap(({ only = [], isEarlierVersion }) =>
    isEarlierVersion ? [] : only,
  );
  const missing = [...new Set(asked)].filter((name) => !names.includes(name));
  throwDiagnostics(missing.map((name) => describeMissing('component or hook', name, names, place)));
  return extracted.flatMap(({ documents }) => documents);
}

/** What an API reference has. */
interface ExtractedReference {
  /** Sorted by slug. With `only`, those of these names. */
  readonly documents: readonly ApiDocument[];
  /** All names by which its exports can be requested. */
  readonly names: readonly string[];
  /** Its packages, for messages. */
  readonly place: string;
}

function extractReference(request: ExtractionRequest): ExtractedReference {
  const { packages, interfaces = [], events, selectors, only, fromFolder } = request;
  const extraction = createExtraction(
    createPackageProgram(packages, fromFolder, request),
    fromFolder,
    {
      ...request,
      interfaces: [
        ...interfaces,
        ...(events ? [events.names] : []),
        ...(selectors ? [selectors.name] : []),
      ],
    },
  );
  const { types, eventNames, names } = checkRequest(request, extraction);
  const isWanted = ({ name }: { readonly name: string }) => only?.includes(name) ?? true;
  const wanted = extraction.exports.filter(
    (found) => only?.some((name) => listExportNames(found).includes(name)) ?? true,
  );
  const documents = [
    ...wanted.map((found) => makers[found.kind](found, extraction)),
    ...types.filter(isWanted).map((found) => extractInterface(found, extraction)),
    ...eventNames.filter(isWanted).map((found) => extractEvents(found, extraction)),
    ...[selectors]
      .filter((document) => document !== undefined)
      .filter(isWanted)
      .map((found) => extractSelectors(found, extraction)),
  ];
  return {
    documents: documents.sort((a, b) => compareText(a.slug, b.slug)),
    names: [...new Set([...names, ...extraction.exports.flatMap(listExportNames)])],
    place: formatPackages(extraction),
  };
}

/** The requested types, and the names of all documents. */
interface CheckedRequest {
  readonly types: readonly PublicType[];
  readonly eventNames: readonly PublicType[];
  readonly names: readonly string[];
}

/**
 * Finds the requested types.
 * @throws {DiagnosticsError} A name does not exist, or two documents would have the same URL.
 */
function checkRequest(
  { interfaces = [], events, selectors, isEarlierVersion = false }: ExtractionRequest,
  extraction: Extraction,
): CheckedRequest {
  const types = interfaces.flatMap((name) => findType(name, extraction) ?? []);
  const asked = [...interfaces, ...(events ? [events.names, events.listener] : [])];
  const eventNames = events ? [findType(events.names, extraction)] : [];
  const found = [...extraction.exports, ...types, ...eventNames, selectors];
  const names = found.flatMap((document) => document?.name ?? []);
  const place = formatPackages(extraction);
  const diagnostics = [
    ...asked
      .filter((name) => !findType(name, extraction))
      .map((name) => describeMissing('type', name, listTypeNames(extraction), place)),
    ...findSharedSlugs(names, place),
  ];
  if (!isEarlierVersion) throwDiagnostics(diagnostics);
  return { types, eventNames: eventNames.filter((eventName) => eventName !== undefined), names };
}

function listTypeNames({ checker, modules }: Extraction): string[] {
  return modules.flatMap((module) => checker.getExportsOfModule(module).map(({ name }) => name));
}

/** Maximum number of names in a hint. */
const maxSuggestions = 3;

function describeMissing(
  kind: string,
  name: string,
  known: readonly string[],
  place: string,
): Diagnostic {
  const close = closestNames(name, known).slice(0, maxSuggestions);
  return {
    file: place,
    code: 'DOCS6003',
    received: `no ${kind} ${name}`,
    expected:
      close.length > 0 ? `an exported name, such as ${close.join(', ')}` : 'an exported name',
    hint: 'Write the name as it is imported, or leave it out.',
  };
}

function findSharedSlugs(names: readonly string[], place: string): Diagnostic[] {
  const bySlug = new Map<string, string[]>();
  for (const name of names) {
    const slug = slugOfName(name);
    bySlug.set(slug, [...(bySlug.get(slug) ?? []), name]);
  }
  return [...bySlug]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([slug, sharing]) => ({
      file: place,
      code: 'DOCS6005',
      received: `${sharing.join(' and ')}, which have the same address: api/${slug}/`,
      expected: 'one document per address',
      hint: 'Document the packages as separate products, or name each type once.',
    }));
}

function formatPackages({ packages }: Extraction): string {
  return packages.map(({ name, version }) => `${name}@${version}`).join(', ');
}
