import { en } from '../../translations';
import type { Messages } from '../../translations';
import { CodeBlock } from './CodeBlock';

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
  /** Its source, highlighted by the build. */
  readonly codeHtml: string;
  /** File name shown above the source; its end tells the language. */
  readonly sourceFile: string;
  readonly island: { readonly module: string };
  readonly t?: Messages;
}

/** A demo: what it shows, the stage, and its code. The behaviour `mount-islands` wakes the stage up. */
export function DemoFrame({
  name,
  title,
  html,
  fallback,
  height,
  codeHtml,
  sourceFile,
  island,
  t = en,
}: DemoFrameProps) {
  const titleId = `demo-${name}-title`;
  return (
    <section
      className="d-demo"
      id={`demo-${name}`}
      data-demo={name}
      data-module={island.module}
      aria-labelledby={titleId}
    >
      <p className="d-demo-title" id={titleId}>
        {title}
      </p>
      <div className="d-demo-frame">
        <div
          className="d-demo-stage"
          data-island-root=""
          {...(height && { style: { minBlockSize: `calc(${height}px + 2 * var(--docs-stage))` } })}
          dangerouslySetInnerHTML={{ __html: html }}
        />
        {fallback !== undefined && (
          <div
            className="d-demo-stage d-demo-fallback"
            dangerouslySetInnerHTML={{ __html: fallback }}
          />
        )}
        <details className="d-demo-code">
          <summary>{t.showCode}</summary>
          <CodeBlock
            html={codeHtml}
            language={sourceFile.split('.').at(-1) ?? sourceFile}
            title={sourceFile.split('/').at(-1) ?? sourceFile}
            t={t}
          />
        </details>
      </div>
    </section>
  );
}
