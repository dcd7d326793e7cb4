import { assembleForRun } from './assemble-for-run';
import { shellSite } from './fixture-sites';

/** Playwright's global setup for the journeys of the shell. */
export default function assembleShellSite(): Promise<() => Promise<void>> {
  return assembleForRun(shellSite);
}
