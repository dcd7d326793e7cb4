import { eventAttributes } from '../../analytics';
import type { CodeVariant } from '../../../theme';
import type { Messages } from '../../../i18n';
import { codeAttribute, variantAttribute } from '../contract';

interface CodeVariantToggleProps {
  /** Name of the demo, for analytics. */
  readonly name: string;
  readonly t: Messages;
}

const labels = { TS: 'TypeScript', JS: 'JavaScript' } as const satisfies Record<
  CodeVariant,
  string
>;

const actions = { TS: 'source-ts', JS: 'source-js' } as const satisfies Record<CodeVariant, string>;

/**
 * Chooses the code variant for all demos of the site. CSS shows the underline of the chosen variant together with its
 * code, so it is right before any script runs.
 */
export function CodeVariantToggle({ name, t }: CodeVariantToggleProps) {
  return (
    <span className="d-demo-variants" role="group" aria-label={t.codeVariant}>
      {(['TS', 'JS'] as const).map((variant) => (
        <button
          key={variant}
          type="button"
          className="d-demo-tool"
          {...{ [variantAttribute]: variant }}
          title={labels[variant]}
          aria-label={labels[variant]}
          aria-pressed={variant === 'TS'}
          {...eventAttributes('demo', { action: actions[variant], label: name })}
        >
          {variant}
          <span {...{ [codeAttribute]: variant }} />
        </button>
      ))}
    </span>
  );
}
