export { formatNames, type FormatName } from './formats/read-format';
export { importDocs, type ImportOptions, type ImportResult } from './import-docs';
export { formatCounts, formatReport, type ReportRow } from './report';
export type { PlatformRules } from './convert/convert-site';
