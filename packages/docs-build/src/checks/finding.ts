import type { DiagnosticMessage } from 'diagnostics';

/** A diagnostic before its place is known. */
export type Finding = DiagnosticMessage;
