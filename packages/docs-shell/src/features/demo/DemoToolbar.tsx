import type { Messages } from '../../i18n';
import { CopyCode } from './CopyCode';
import { CopyDemoLink } from './CopyDemoLink';
import { ExpandCode } from './ExpandCode';
import { ProjectTools } from './ProjectTools';
import { ResetDemo } from './ResetDemo';
import { SourceLink } from './SourceLink';
import { VariantChoice } from './VariantChoice';

interface DemoToolbarProps {
  /** Name of the demo, for analytics. */
  readonly name: string;
  readonly hasVariants: boolean;
  readonly sourceUrl?: string;
  /** Whether the demo can be edited, and opened elsewhere. */
  readonly hasProject: boolean;
  readonly t: Messages;
}

/** What a reader can do with a demo; one stop of the Tab key (behaviour `roving-focus`). */
export function DemoToolbar({ name, hasVariants, hasProject, sourceUrl, t }: DemoToolbarProps) {
  return (
    <div className="d-demo-tools" role="toolbar" aria-label={t.demoTools}>
      <ExpandCode name={name} t={t} />
      {hasVariants && <VariantChoice name={name} t={t} />}
      <span className="d-demo-tools-space" />
      {hasProject && <ProjectTools t={t} />}
      <CopyCode name={name} t={t} />
      <ResetDemo name={name} t={t} />
      <CopyDemoLink t={t} />
      {sourceUrl !== undefined && <SourceLink name={name} href={sourceUrl} t={t} />}
    </div>
  );
}
