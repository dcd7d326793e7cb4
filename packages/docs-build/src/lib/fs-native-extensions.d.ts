/** The package has no types of its own. */
declare module 'fs-native-extensions' {
  /** Locks the open file of a descriptor, and returns `false` if another descriptor has the lock. */
  export function tryLock(descriptor: number): boolean;
}
