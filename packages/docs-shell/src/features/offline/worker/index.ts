export { digestOf } from './digest';
export {
  addressOf,
  isReadOffline,
  offlineFilesAddress,
  offlineFilesVersion,
} from './offline-files';
export type { OfflineFile, OfflineFiles } from './offline-files';
