import { serveHelper } from '../lib/helper-process';
import { fillCache as fill, type FillRequest } from '../pipeline/fill-cache';

/** `docs fill-cache`: `docs build` starts it to bundle or render many demos. It is in no help. */
export function fillCache(): Promise<void> {
  return serveHelper((request) => fill(request as FillRequest));
}
