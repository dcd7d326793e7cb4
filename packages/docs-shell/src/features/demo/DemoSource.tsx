import type { CodeVariant } from '../../theme';

/** A demo's source in one language, highlighted by the build. */
export interface DemoCode {
  readonly variant: CodeVariant;
  readonly html: string;
}

interface DemoSourceProps {
  readonly name: string;
  readonly code: readonly DemoCode[];
}

/** The source of a demo. Folded, it shows its telling lines alone; both languages are there, one is shown. */
export function DemoSource({ name, code }: DemoSourceProps) {
  return code.map(({ variant, html }) => (
    <div key={variant} {...(code.length > 1 && { 'data-code': variant })}>
      <pre
        className="d-demo-code"
        role="group"
        aria-label={`${name}.${variant === 'TS' ? 'tsx' : 'jsx'}`}
      >
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  ));
}
