import type { Messages } from '../../translations';
import { Icon } from '../icons/Icon';

interface ResetDemoProps {
  readonly t: Messages;
}

/** Puts the demo back to how it was first shown, with fresh state. */
export function ResetDemo({ t }: ResetDemoProps) {
  return (
    <button
      type="button"
      className="d-demo-tool"
      title={t.resetDemo}
      aria-label={t.resetDemo}
      data-reset-demo={t.demoReset}
    >
      <Icon name="reset" />
    </button>
  );
}
