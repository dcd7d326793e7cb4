import type { CodeVariant } from '../../theme';
import { codeAttribute, demoCodeClass } from './contract';

/** A demo's source in one code variant, highlighted by the build. */
export interface DemoCode {
  readonly variant: CodeVariant;
  readonly html: string;
}

interface DemoSourceProps {
  readonly name: string;
  readonly code: readonly DemoCode[];
}

/** The source of a demo in all its variants; CSS shows one of them. Collapsed code shows its preview lines only. */
export function DemoSource({ name, code }: DemoSourceProps) {
  return code.map(({ variant, html }) => (
    <div key={variant} {...(code.length > 1 && { [codeAttribute]: variant })}>
      <pre
        className={demoCodeClass}
        role="group"
        aria-label={`${name}.${variant === 'TS' ? 'tsx' : 'jsx'}`}
      >
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  ));
}
