export { extractDocuments } from './extract/extract-documents';
export type { ExtractionRequest } from './extract/extraction-request';
export { serializeDocument, syncDocuments } from './files/sync-documents';
export type { DocumentChanges, SyncOptions } from './files/sync-documents';
export { isPresentable } from './examples/is-presentable';
export { renderExamples } from './examples/render-examples';
export { writeExamples } from './examples/write-examples';
export { renderVariants } from './examples/render-variants';
export type { ModuleVariants, VariantProp } from './examples/render-variants';
