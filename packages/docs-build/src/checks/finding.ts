import type { DiagnosticMessage } from 'diagnostics';

/** A diagnostic without its location. */
export type Finding = DiagnosticMessage;
