import type { DiagnosticMessage } from 'diagnostics';

/** A diagnostic without its place. */
export type Finding = DiagnosticMessage;
