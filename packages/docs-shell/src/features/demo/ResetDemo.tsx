import { eventAttributes } from '../analytics';
import type { Messages } from '../../i18n';
import { Icon } from '../icons/Icon';

interface ResetDemoProps {
  /** Name of the demo, for analytics. */
  readonly name: string;
  readonly t: Messages;
}

/** Puts the demo back to how it was first shown, with fresh state. */
export function ResetDemo({ name, t }: ResetDemoProps) {
  return (
    <button
      type="button"
      className="d-demo-tool"
      title={t.resetDemo}
      aria-label={t.resetDemo}
      data-reset-demo={t.demoReset}
      {...eventAttributes('demo', { action: 'reset', label: name })}
    >
      <Icon name="reset" />
    </button>
  );
}
