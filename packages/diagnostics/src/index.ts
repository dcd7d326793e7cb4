export type { DiagnosticCode } from './catalog';
export { closestName, closestNames, suggestName } from './closest-name';
export { describeValue } from './describe-value';
export { sortDiagnostics, type Diagnostic, type DiagnosticMessage } from './diagnostic';
export { DiagnosticsError, diagnosticsOf, throwDiagnostics } from './diagnostics-error';
export { formatGithub, formatJson, formatText } from './reporters';
