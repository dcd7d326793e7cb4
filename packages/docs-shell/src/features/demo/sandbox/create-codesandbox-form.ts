import lzString from 'lz-string';
import type { OpenedProject, ProjectForm } from './project-form';

/** The form that CodeSandbox takes: files packed into one field, to be run on a machine of its own. */
export function createCodeSandboxForm({ files, entry }: OpenedProject): ProjectForm {
  const parameters = {
    files: Object.fromEntries(Object.entries(files).map(([path, content]) => [path, { content }])),
  };
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define',
    fields: {
      parameters: packForUrl(JSON.stringify(parameters)),
      environment: 'server',
      query: `file=${encodeURIComponent(`/${entry}`)}`,
    },
  };
}

/** Base64 in the letters that may stand in an address. */
function packForUrl(text: string): string {
  return lzString
    .compressToBase64(text)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
