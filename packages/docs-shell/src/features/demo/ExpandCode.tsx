import { eventAttributes } from '../analytics';
import type { Messages } from '../../i18n';
import { Icon } from '../icons/Icon';

interface ExpandCodeProps {
  /** Name of the demo, for analytics. */
  readonly name: string;
  readonly t: Messages;
}

/** Folds and unfolds the code that follows the toolbar: by style alone, so that it needs no script. */
export function ExpandCode({ name, t }: ExpandCodeProps) {
  return (
    <details className="d-demo-expand">
      <summary
        className="d-demo-tool"
        {...eventAttributes('demo', { action: 'expand', label: name })}
      >
        <Icon name="chevron" />
        <span className="d-demo-folded">{t.showCode}</span>
        <span className="d-demo-unfolded">{t.hideCode}</span>
      </summary>
    </details>
  );
}
