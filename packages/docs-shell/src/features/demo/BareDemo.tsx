import { demoAttribute, demoModuleAttribute, demoRootAttribute } from './contract';

interface BareDemoProps {
  /** Unique on the page. */
  readonly name: string;
  /** Accessible name. */
  readonly title: string;
  /** HTML that the build rendered. */
  readonly html: string;
  /** URL of the demo's module. */
  readonly module: string;
}

/** An interactive part of the page without toolbar and code. It is hydrated like any demo. */
export function BareDemo({ name, title, html, module }: BareDemoProps) {
  return (
    <div
      id={`demo-${name}`}
      {...{ [demoAttribute]: name, [demoModuleAttribute]: module }}
      role="group"
      aria-label={title}
    >
      <div {...{ [demoRootAttribute]: '' }} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
