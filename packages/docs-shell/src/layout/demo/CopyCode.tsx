import type { Messages } from '../../translations';

interface CopyCodeProps {
  readonly t: Messages;
}

/** Copies the whole source in the language that is shown; served by the behaviour `copy-button` (SPEC CT-3). */
export function CopyCode({ t }: CopyCodeProps) {
  return (
    <button type="button" className="d-demo-tool d-demo-copy" data-copy="">
      {t.copy}
    </button>
  );
}
