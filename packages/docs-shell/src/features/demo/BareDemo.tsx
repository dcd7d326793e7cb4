interface BareDemoProps {
  /** Unique on the page. */
  readonly name: string;
  /** What it is, for screen readers. */
  readonly title: string;
  /** Rendered by the build. */
  readonly html: string;
  readonly module: string;
}

/** A part of the page that works, as the page itself: the behaviour `mount-islands` wakes it up as it does demos. */
export function BareDemo({ name, title, html, module }: BareDemoProps) {
  return (
    <div id={`demo-${name}`} data-demo={name} data-module={module} role="group" aria-label={title}>
      <div data-island-root="" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
