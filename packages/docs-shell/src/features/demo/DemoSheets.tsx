import { formatMessage } from '../../i18n';
import type { Messages } from '../../i18n';
import { CodeBlock } from '../content/CodeBlock';

/** A style sheet that a demo imports. It has no code if an earlier demo of the page shows it. */
export interface ShownSheet {
  readonly sourceFile: string;
  readonly codeHtml?: string;
}

interface DemoSheetsProps {
  readonly sheets: readonly ShownSheet[];
  readonly t: Messages;
}

/** The style sheets of a demo, below its code. They collapse together with the code. */
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
