/** Loads analytics where a measurement id is configured; without one there is nothing to load (SPEC AN-5). */
export function setUpAnalytics(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="docs-analytics"]');
  if (meta) {
    void import('./start-analytics.client').then(({ startAnalytics }) => startAnalytics(meta));
  }
}
