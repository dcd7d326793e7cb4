import { analyticsMetaName } from './contract';

/** Loads analytics if the site has a measurement id. */
export function initAnalytics(): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${analyticsMetaName}"]`);
  if (meta) {
    void import('./analytics.lazy.client').then(({ startAnalytics }) => startAnalytics(meta));
  }
}
