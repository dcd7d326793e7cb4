import type { Messages } from '../../i18n';
import { Icon } from '../icons/Icon';

interface ProjectToolsProps {
  readonly t: Messages;
}

/** Edits the demo in its place, or takes it elsewhere as a project (SPEC CT-4); served by `project-tools`. */
export function ProjectTools({ t }: ProjectToolsProps) {
  return (
    <>
      <button
        type="button"
        className="d-demo-tool"
        aria-label={t.editDemo}
        data-project-tool="edit"
        aria-pressed="false"
      >
        <Icon name="edit" />
        <span className="d-demo-tool-word">{t.editDemo}</span>
      </button>
      <button
        type="button"
        className="d-demo-tool"
        title={t.openInStackBlitz}
        aria-label={t.openInStackBlitz}
        data-project-tool="stackblitz"
      >
        <Icon name="stackBlitz" />
      </button>
      <button
        type="button"
        className="d-demo-tool"
        title={t.openInCodeSandbox}
        aria-label={t.openInCodeSandbox}
        data-project-tool="codesandbox"
      >
        <Icon name="codeSandbox" />
      </button>
    </>
  );
}
