import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/** Sends each metric of the page as an event of its name (SPEC AN-3). */
export function reportVitals(
  send: (name: string, details: object) => void,
  place: Readonly<Record<string, string>>,
): void {
  const report = ({ name, value, delta, id }: Metric) =>
    send(name, {
      ...place,
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
