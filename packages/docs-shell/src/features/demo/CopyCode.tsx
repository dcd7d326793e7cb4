import { eventAttributes } from '../analytics';
import type { Messages } from '../../i18n';

interface CopyCodeProps {
  /** Name of the demo, for analytics. */
  readonly name: string;
  readonly t: Messages;
}

/** Copies the whole source in the language that is shown; served by the behaviour `copy-button` (SPEC CT-3). */
export function CopyCode({ name, t }: CopyCodeProps) {
  return (
    <button
      type="button"
      className="d-demo-tool d-demo-copy"
      data-copy=""
      {...eventAttributes('demo', { action: 'copy-click', label: name })}
    >
      {t.copy}
    </button>
  );
}
