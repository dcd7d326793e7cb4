import type { ComponentProps } from 'react';
import type { Messages } from '../../../i18n';
import type { CodeVariant } from '../../../theme/code-variant';
import { eventAttributes } from '../../analytics';
import { Icon } from '../../icons/Icon';
import { StyleChoice, type StyleSource } from '../styles/StyleChoice';
import {
  codeAttribute,
  copyLinkAttribute,
  expandCodeClass,
  resetDemoAttribute,
  type SandboxAction,
  sandboxActionAttribute,
  toolbarClass,
  variantAttribute,
} from '../contract';

interface DemoToolbarProps {
  /** Name of the demo, for analytics. */
  readonly name: string;
  readonly hasVariants: boolean;
  /** The code of the demo in other style variants. */
  readonly styleSources: readonly StyleSource[];
  /** URL of the demo's file in the repository. */
  readonly sourceUrl?: string;
  /** Whether the demo can be edited and opened in StackBlitz and CodeSandbox. */
  readonly hasSandbox: boolean;
  /** Whether the sandbox has props that readers can change. */
  readonly hasControls: boolean;
  readonly t: Messages;
}

/** The actions for a demo. One tab stop: arrow keys move inside (`roving-focus.client.ts`). */
export function DemoToolbar({
  name,
  hasVariants,
  styleSources,
  hasSandbox,
  hasControls,
  sourceUrl,
  t,
}: DemoToolbarProps) {
  const track = (action: 'copy-click' | 'reset' | 'github') =>
    eventAttributes('demo', { action, label: name });
  return (
    <div className={toolbarClass} role="toolbar" aria-label={t.demoTools}>
      <ExpandCode name={name} t={t} />
      {styleSources.length > 0 && <StyleChoice name={name} sources={styleSources} t={t} />}
      {hasVariants && <CodeVariantToggle name={name} t={t} />}
      <span className="d-demo-toolbar-space" />
      {hasControls && (
        <button
          type="button"
          className="d-demo-tool"
          aria-label={t.demoControls}
          {...{ [sandboxActionAttribute]: 'controls' satisfies SandboxAction }}
          aria-expanded="false"
        >
          <Icon name="settings" />
          <span className="d-demo-tool-label">{t.demoControls}</span>
        </button>
      )}
      {hasSandbox && <SandboxButtons t={t} />}
      {/* The copy button of all code blocks, `content/copy-button.client.ts`, makes it work. */}
      <button
        type="button"
        className="d-demo-tool d-demo-copy"
        data-copy=""
        {...track('copy-click')}
      >
        {t.copy}
      </button>
      <ToolbarButton
        icon="reset"
        label={t.resetDemo}
        {...{ [resetDemoAttribute]: t.demoReset }}
        {...track('reset')}
      />
      <ToolbarButton
        icon="link"
        label={t.copyDemoLink}
        {...{ [copyLinkAttribute]: t.linkCopied }}
      />
      {sourceUrl !== undefined && (
        <a
          className="d-demo-tool"
          href={sourceUrl}
          title={t.viewSource}
          aria-label={t.viewSource}
          {...track('github')}
        >
          <Icon name="source" />
        </a>
      )}
    </div>
  );
}

/** Expands and collapses the code below the toolbar. It works with CSS alone, without scripts. */
function ExpandCode({ name, t }: Pick<DemoToolbarProps, 'name' | 't'>) {
  return (
    <details className={expandCodeClass}>
      <summary
        className="d-demo-tool"
        {...eventAttributes('demo', { action: 'expand', label: name })}
      >
        <Icon name="chevron" />
        <span className="d-demo-collapsed">{t.showCode}</span>
        <span className="d-demo-expanded">{t.hideCode}</span>
      </summary>
    </details>
  );
}

function SandboxButtons({ t }: Pick<DemoToolbarProps, 't'>) {
  const action = (name: SandboxAction) => ({ [sandboxActionAttribute]: name });
  return (
    <>
      <button
        type="button"
        className="d-demo-tool"
        aria-label={t.editDemo}
        {...action('edit')}
        aria-pressed="false"
      >
        <Icon name="edit" />
        <span className="d-demo-tool-label">{t.editDemo}</span>
      </button>
      <ToolbarButton icon="stackBlitz" label={t.openInStackBlitz} {...action('stackblitz')} />
      <ToolbarButton icon="codeSandbox" label={t.openInCodeSandbox} {...action('codesandbox')} />
    </>
  );
}

interface ToolbarButtonProps {
  readonly icon: ComponentProps<typeof Icon>['name'];
  /** Accessible name and tooltip. */
  readonly label: string;
  /** Attributes by which browser code and analytics find the button. */
  readonly [attribute: `data-${string}`]: string | undefined;
}

/** A button of the toolbar that shows an icon. */
function ToolbarButton({ icon, label, ...attributes }: ToolbarButtonProps) {
  return (
    <button type="button" className="d-demo-tool" title={label} aria-label={label} {...attributes}>
      <Icon name={icon} />
    </button>
  );
}

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
function CodeVariantToggle({ name, t }: CodeVariantToggleProps) {
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
