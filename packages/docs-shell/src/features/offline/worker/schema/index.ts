export { offlineFilesJsonSchema } from './offline-files-json-schema';
export { offlineFilesSchema } from './offline-files-schema';
