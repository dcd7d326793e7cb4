export type { AppData, PageAddress } from './app-data';
export {
  buildFolder,
  demoFrameSegment,
  devDocumentsPath,
  documentFile,
  notFoundSegment,
  playgroundSegment,
  renderListFile,
} from './document-file';
export type {
  ApiPageFacts,
  DevErrorResponse,
  FrontMatter,
  Heading,
  DemoModule,
  PageDocument,
  ShellAssets,
  SourceLink,
} from './types';
export type { TableColumn, TableData, TableRow } from './table-data';
export { searchDescriptionPath, searchParameter, webManifestPath } from './browser-files';
