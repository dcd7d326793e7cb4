export { listFacts } from './compare/list-facts';
export type { ApiFact, ApiFacts } from './compare/list-facts';
export { serializeLedger } from './ledger/ledger-files';
export { factKinds, ledgerSchema, ledgerVersion } from './ledger/ledger-schema';
export type { ApiChange, ApiLedger, ApiRelease, FactKind } from './ledger/ledger-schema';
export { replayLedger } from './ledger/replay-ledger';
export type { LedgerDifference } from './ledger/replay-ledger';
