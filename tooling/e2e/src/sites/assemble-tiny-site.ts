import { assembleForRun } from './assemble-for-run';
import { tinySite } from './fixture-sites';

/** Playwright's global setup for screenshots. */
export default function assembleTinySite(): Promise<() => Promise<void>> {
  return assembleForRun(tinySite);
}
