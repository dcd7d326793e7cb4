// Defined in `theme`, because public helpers of the theme use it too.
export { createSafeStorage } from '../theme/safe-storage';
export type { SafeStorage } from '../theme/safe-storage';
