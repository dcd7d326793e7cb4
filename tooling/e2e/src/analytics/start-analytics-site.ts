import { serveEverythingOn } from '../sites/serve-everything-on';
import { createCollector, type Collector } from './create-collector';

/** A site with a measurement id, and a collector. */
export interface AnalyticsSite {
  readonly url: string;
  readonly collector: Collector;
  close(): Promise<void>;
}

/** Serves the fixture with all services enabled, and collects the calls of the tag function. */
export async function startAnalyticsSite(): Promise<AnalyticsSite> {
  const collector = createCollector();
  const site = await serveEverythingOn({ forward: collector.forward });
  return { ...site, collector };
}
