export {
  buildFolder,
  demoFrameSegment,
  devServerFile,
  devDocumentsPath,
  documentFile,
  notFoundSegment,
  playgroundSegment,
  stylesheetAttribute,
} from './document-file';
export type {
  ApiPageFacts,
  AppData,
  DemoModule,
  DevErrorResponse,
  FrontMatter,
  Heading,
  PageAddress,
  PageDocument,
  PageSlots,
  ShellAssets,
  SourceLink,
  TableCell,
  TableColumn,
  TableData,
  TableRow,
} from './types';
export { searchDescriptionPath, searchParameter, webManifestPath } from './browser-files';
