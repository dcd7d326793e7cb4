import lzString from 'lz-string';

/** The files to open, and the file that the reader sees first. */
export interface SandboxSource {
  readonly title: string;
  /** Texts by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly entry: string;
}

/** A form to be posted to a service, which then opens the sandbox. */
export interface SandboxForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The form of StackBlitz. Its `node` template runs the scripts of the package.json. */
export function createStackBlitzForm({ title, files, entry }: SandboxSource): SandboxForm {
  return {
    action: `https://stackblitz.com/run?file=${encodeURIComponent(entry)}`,
    fields: {
      'project[title]': title,
      'project[description]': title,
      'project[template]': 'node',
      ...Object.fromEntries(
        Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]),
      ),
    },
  };
}

/** The form of CodeSandbox: all files compressed into one field. `server` runs them in a virtual machine. */
export function createCodeSandboxForm({ files, entry }: SandboxSource): SandboxForm {
  const parameters = {
    files: Object.fromEntries(Object.entries(files).map(([path, content]) => [path, { content }])),
  };
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define',
    fields: {
      parameters: compressToBase64Url(JSON.stringify(parameters)),
      environment: 'server',
      query: `file=${encodeURIComponent(`/${entry}`)}`,
    },
  };
}

function compressToBase64Url(text: string): string {
  return lzString
    .compressToBase64(text)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
