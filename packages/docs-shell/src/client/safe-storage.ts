// It lives in `theme`, whose public helpers need it too.
export { createSafeStorage } from '../theme/safe-storage';
export type { SafeStorage } from '../theme/safe-storage';
