import { en, formatMessage } from '../../translations';
import type { Messages } from '../../translations';
import { CodeBlock } from './CodeBlock';

interface DemoFrameProps {
  /** Unique on the page: `BasicButtons`. */
  readonly name: string;
  /** What the demo shows, in a few words. */
  readonly title: string;
  /** The demo, rendered by the build. */
  readonly html: string;
  /** Its source, highlighted by the build. */
  readonly codeHtml: string;
  /** File name shown above the source; its end tells the language. */
  readonly sourceFile: string;
  /** Style sheets that it imports. One without code stands with an earlier demo of the page. */
  readonly sheets?: readonly { readonly sourceFile: string; readonly codeHtml?: string }[];
  readonly island: { readonly module: string };
  readonly t?: Messages;
}

/** A demo: what it shows, the stage, and its code. The behaviour `mount-islands` wakes the stage up. */
export function DemoFrame({
  name,
  title,
  html,
  codeHtml,
  sourceFile,
  sheets = [],
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
          dangerouslySetInnerHTML={{ __html: html }}
        />
        <details className="d-demo-code">
          <summary>{t.showCode}</summary>
          {[{ sourceFile, codeHtml }, ...sheets].map((source) => (
            <Source key={source.sourceFile} {...source} t={t} />
          ))}
        </details>
      </div>
    </section>
  );
}

interface SourceProps {
  readonly sourceFile: string;
  readonly codeHtml?: string | undefined;
  readonly t: Messages;
}

function Source({ sourceFile, codeHtml, t }: SourceProps) {
  const name = sourceFile.split('/').at(-1) ?? sourceFile;
  return codeHtml === undefined ? (
    <p className="d-demo-sheet">{formatMessage(t.sheetShownBefore, { file: name })}</p>
  ) : (
    <CodeBlock html={codeHtml} language={name.split('.').at(-1) ?? name} title={name} t={t} />
  );
}
