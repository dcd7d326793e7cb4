import { eventAttributes } from '../analytics';
import type { CodeVariant } from '../../theme';
import type { Messages } from '../../i18n';

interface VariantChoiceProps {
  /** Name of the demo, for analytics. */
  readonly name: string;
  readonly t: Messages;
}

const variants = { TS: 'TypeScript', JS: 'JavaScript' } as const satisfies Record<
  CodeVariant,
  string
>;

const events = { TS: 'source-ts', JS: 'source-js' } as const satisfies Record<CodeVariant, string>;

/**
 * Chooses the language of the code, for all demos of the site. What is pressed is drawn by a mark that is shown
 * and hidden with the code itself, so that it is right before any module has come.
 */
export function VariantChoice({ name, t }: VariantChoiceProps) {
  return (
    <span className="d-demo-variants" role="group" aria-label={t.codeVariant}>
      {(['TS', 'JS'] as const).map((variant) => (
        <button
          key={variant}
          type="button"
          className="d-demo-tool"
          data-variant={variant}
          title={variants[variant]}
          aria-label={variants[variant]}
          aria-pressed={variant === 'TS'}
          {...eventAttributes('demo', { action: events[variant], label: name })}
        >
          {variant}
          <span data-code={variant} />
        </button>
      ))}
    </span>
  );
}
