import { editorEn, editorWords, en } from '../../i18n';
import type { Messages } from '../../i18n';
import { DemoSheets, type ShownSheet } from './DemoSheets';
import { DemoSource, type DemoCode } from './DemoSource';
import { DemoToolbar } from './DemoToolbar';

interface DemoFrameProps {
  /** Unique on the page: `BasicButtons`. */
  readonly name: string;
  /** What the demo shows, in a few words. */
  readonly title: string;
  /** The demo, rendered by the build. */
  readonly html: string;
  /** What stands in its place without JavaScript and on paper, rendered by the build. */
  readonly fallback?: string | undefined;
  /** Least height of the demo in pixels: kept free until it is alive. */
  readonly height?: number | undefined;
  /** Its source, TypeScript first; JavaScript where that differs. */
  readonly code: readonly DemoCode[];
  /** Style sheets that it imports. */
  readonly sheets?: readonly ShownSheet[];
  /** Where the source can be read in the repository. */
  readonly sourceUrl?: string;
  /** Set where the demo stands in a document of its own; `html` stands there. */
  readonly document?: { readonly src: string; readonly height: number };
  readonly island: { readonly module: string };
  /** URL of the demo as a project: to be edited, and opened elsewhere. */
  readonly project?: string;
  readonly t?: Messages;
}

/**
 * A demo: what it shows, the stage, its tools and its code. The behaviour `mount-islands` wakes the stage up,
 * `demo-tools` the rest. `#Name.tsx` and `#Name.jsx` lead to it, with the code in that language unfolded.
 */
export function DemoFrame({
  name,
  title,
  html,
  fallback,
  height,
  code,
  sheets = [],
  sourceUrl,
  document,
  island,
  project,
  t = en,
}: DemoFrameProps) {
  const titleId = `${name}.tsx`;
  return (
    <section
      className="d-demo"
      id={`demo-${name}`}
      data-demo={name}
      {...(!document && { 'data-module': island.module })}
      {...(project !== undefined && { 'data-project': project, ...writeWords(t) })}
      aria-labelledby={titleId}
    >
      <p className="d-demo-title" id={titleId}>
        {title}
      </p>
      <div className="d-demo-frame" id={`${name}.jsx`}>
        {document ? (
          <iframe
            className="d-demo-window"
            src={document.src}
            height={document.height}
            title={title}
            loading="lazy"
          />
        ) : (
          <div
            className="d-demo-stage"
            data-island-root=""
            {...(height && {
              style: { minBlockSize: `calc(${height}px + 2 * var(--docs-stage))` },
            })}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        )}
        {fallback !== undefined && !document && (
          <div
            className="d-demo-stage d-demo-fallback"
            dangerouslySetInnerHTML={{ __html: fallback }}
          />
        )}
        <div className="d-demo-source">
          <DemoToolbar
            name={name}
            hasVariants={code.length > 1}
            hasProject={project !== undefined}
            {...(sourceUrl !== undefined && { sourceUrl })}
            t={t}
          />
          <DemoSource name={name} code={code} />
          {sheets.length > 0 && <DemoSheets sheets={sheets} t={t} />}
        </div>
      </div>
    </section>
  );
}

/** The editor speaks English by itself. */
function writeWords(t: Messages): { 'data-words'?: string } {
  const words = JSON.stringify(editorWords(t));
  return words === JSON.stringify(editorEn) ? {} : { 'data-words': words };
}
