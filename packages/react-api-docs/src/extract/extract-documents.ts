import type { ApiDocument } from '../document';
import { createPackageProgram } from '../program/create-package-program';
import { compareText } from '../text/compare-text';
import { checkRequest } from './check-request';
import { createExtraction } from './create-extraction';
import { extractComponent } from './extract-component';
import { extractCompound } from './extract-compound';
import { extractHook } from './extract-hook';
import { extractInterface } from './extract-interface';
import type { ExtractionRequest } from './extraction-request';

const makers = { component: extractComponent, compound: extractCompound, hook: extractHook };

/**
 * Extracts one document for each component, hook and interface of a product from its published types.
 * @throws {DiagnosticsError} with all problems of the request
 */
export function extractDocuments(request: ExtractionRequest): ApiDocument[] {
  const { packages, interfaces = [], only, fromFolder, parsed } = request;
  const extraction = createExtraction(
    createPackageProgram(packages, fromFolder, parsed),
    interfaces,
  );
  const { types } = checkRequest(request, extraction);
  const isWanted = ({ name }: { readonly name: string }) => only?.includes(name) ?? true;
  const documents = [
    ...extraction.exports.filter(isWanted).map((found) => makers[found.kind](found, extraction)),
    ...types.filter(isWanted).map((found) => extractInterface(found, extraction)),
  ];
  return documents.sort((a, b) => compareText(a.slug, b.slug));
}
