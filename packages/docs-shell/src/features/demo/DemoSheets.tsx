import { formatMessage } from '../../i18n';
import type { Messages } from '../../i18n';
import { CodeBlock } from '../content/CodeBlock';

/** A style sheet that a demo imports. One without code stands with an earlier demo of the page. */
export interface ShownSheet {
  readonly sourceFile: string;
  readonly codeHtml?: string;
}

interface DemoSheetsProps {
  readonly sheets: readonly ShownSheet[];
  readonly t: Messages;
}

/** The style sheets of a demo, below its code and folded with it. */
export function DemoSheets({ sheets, t }: DemoSheetsProps) {
  return (
    <div className="d-demo-sheets">
      {sheets.map(({ sourceFile, codeHtml }) => {
        const name = sourceFile.split('/').at(-1) ?? sourceFile;
        return codeHtml === undefined ? (
          <p key={name}>{formatMessage(t.sheetShownBefore, { file: name })}</p>
        ) : (
          <CodeBlock key={name} html={codeHtml} language="css" title={name} t={t} />
        );
      })}
    </div>
  );
}
