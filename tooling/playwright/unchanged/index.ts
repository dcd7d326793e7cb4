export { compareWithPass, type FileComparison } from './compare-with-pass';
export { digestFiles } from './digest-files';
export { digestSite, type SiteDigests } from './digest-site';
export { openPassRecord, type PassRecord, type TestState } from './pass-record';
export { pathnameOf } from './pathname-of';
export { readRecordFile, replaceRecordFile } from './record-file';
