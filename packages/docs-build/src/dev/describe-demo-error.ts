import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Diagnostic } from 'diagnostics';
import { noDefaultExport } from 'docs-shell/demo/contract';
import {
  createDemoDiagnostics,
  describeFailedDemo,
  describeFailedRoot,
  findOwnFrame,
  missingDefaultExport,
} from '../demos/demo-diagnostics';
import { repositoryPath } from '../load';

/**
 * Describes why a demo does not render, as `docs check` does, without the stack of the server. The place is the line of the
 * app's code that threw, or the demo if the error does not say it. What the demo root throws is the same for all demos.
 */
export function describeDemoError(appDir: string, id: string, error: Error): readonly Diagnostic[] {
  const demoFile = path.join(appDir, 'demos', id);
  const diagnostics = createDemoDiagnostics(appDir);
  if (diagnostics.addBundlerErrors(error)) return diagnostics.list();
  if (error.message === noDefaultExport) {
    return [{ file: repositoryPath(appDir, demoFile), ...missingDefaultExport }];
  }
  const { file, line } = findOwnFrame(error.stack ?? '', appDir) ?? { file: demoFile };
  const lines = stripVTControlCharacters(String(error)).trim().split('\n');
  // The bundler begins with a line that introduces its errors.
  const reason = lines.find((text) => /[^:\s]$/.test(text)) ?? lines[0];
  const isShared = file === path.join(appDir, 'demo-root.tsx');
  const message = isShared
    ? describeFailedRoot(reason)
    : describeFailedDemo(`the demo throws while it renders on the server: ${reason}`);
  return [{ file: repositoryPath(appDir, file), ...(line !== undefined && { line }), ...message }];
}
