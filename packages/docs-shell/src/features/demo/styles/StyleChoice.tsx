import type { Messages } from '../../../i18n';
import { type StyleVariant, styleVariants } from '../../../theme/style-variant';
import { eventAttributes } from '../../analytics';
import { styleChoiceAttribute, styleChoiceClass, styleSourceAttribute } from './contract';

/** The code of a demo in another style variant. */
export interface StyleSource {
  readonly variant: StyleVariant;
  /** URL of the code as text. */
  readonly url: string;
}

interface StyleChoiceProps {
  /** Name of the demo, for analytics. */
  readonly name: string;
  readonly sources: readonly StyleSource[];
  readonly t: Messages;
}

/** Names of products, which no language translates. */
const labels = {
  css: { short: 'CSS', full: 'CSS' },
  modules: { short: 'Modules', full: 'CSS Modules' },
  tailwind: { short: 'Tailwind', full: 'Tailwind CSS' },
} as const satisfies Record<StyleVariant, { readonly short: string; readonly full: string }>;

/**
 * Chooses the style variant for the code of all demos. The stylesheet marks the reader's choice before any script runs
 * (`DemoStyles.css`).
 */
export function StyleChoice({ name, sources, t }: StyleChoiceProps) {
  const variants = styleVariants.filter(
    (variant) => variant === 'css' || sources.some((source) => source.variant === variant),
  );
  return (
    <span className={styleChoiceClass} role="group" aria-label={t.styleVariant}>
      {variants.map((variant) => (
        <button
          key={variant}
          type="button"
          className="d-demo-tool"
          {...{ [styleChoiceAttribute]: variant }}
          {...(labels[variant].full !== labels[variant].short && {
            'aria-label': labels[variant].full,
          })}
          aria-pressed={variant === 'css'}
          {...eventAttributes('demo', { action: `style-${variant}`, label: name })}
        >
          {labels[variant].short}
        </button>
      ))}
    </span>
  );
}

/**
 * Says which variant the demo runs, for readers who see the code of another one, and links to the code of the others for
 * readers without JavaScript.
 */
export function StyleNotes({ sources, t }: Omit<StyleChoiceProps, 'name'>) {
  return (
    <>
      <p className="d-demo-style-note">{t.styleNote}</p>
      <p className="d-demo-style-links">
        {t.styleLinks}
        {sources.map(({ variant, url }) => (
          <a key={variant} href={url} {...{ [styleSourceAttribute]: variant }}>
            {labels[variant].full}
          </a>
        ))}
      </p>
    </>
  );
}
