import type { ApiDocument } from '../document';
import { createPackageProgram } from '../program/create-package-program';
import { compareText } from '../text/compare-text';
import { checkRequest } from './check-request';
import { createExtraction } from './create-extraction';
import { extractComponent } from './extract-component';
import { extractCompound } from './extract-compound';
import { extractEvents } from './extract-events';
import { extractHook } from './extract-hook';
import { extractInterface } from './extract-interface';
import { extractSelectors } from './extract-selectors';
import type { ExtractionRequest } from './extraction-request';

const makers = { component: extractComponent, compound: extractCompound, hook: extractHook };

/**
 * Extracts one document for each component, hook and interface of a product from its published types.
 * @throws {DiagnosticsError} with all problems of the request
 */
export function extractDocuments(request: ExtractionRequest): ApiDocument[] {
  const { packages, interfaces = [], events, selectors, only, fromFolder } = request;
  const extraction = createExtraction(
    createPackageProgram(packages, fromFolder, request),
    fromFolder,
    [...interfaces, ...(events ? [events.names] : []), ...(selectors ? [selectors.name] : [])],
  );
  const { types, eventNames } = checkRequest(request, extraction);
  const isWanted = ({ name }: { readonly name: string }) => only?.includes(name) ?? true;
  const documents = [
    ...extraction.exports.filter(isWanted).map((found) => makers[found.kind](found, extraction)),
    ...types.filter(isWanted).map((found) => extractInterface(found, extraction)),
    ...eventNames.filter(isWanted).map((found) => extractEvents(found, extraction)),
    ...[selectors]
      .filter((one) => one !== undefined)
      .filter(isWanted)
      .map((found) => extractSelectors(found, extraction)),
  ];
  return documents.sort((a, b) => compareText(a.slug, b.slug));
}
