import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/** Sends each web vital of the page as an event with the name of the metric. */
export function reportVitals(
  send: (name: string, details: object) => void,
  page: Readonly<Record<string, string>>,
): void {
  const report = ({ name, value, delta, id }: Metric) =>
    send(name, {
      ...page,
      value: delta,
      metric_label: 'Web Vitals',
      metric_value: value,
      metric_delta: delta,
      metric_id: id,
    });
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(report);
  }
}
