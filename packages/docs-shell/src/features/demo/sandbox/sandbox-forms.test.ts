import lzString from 'lz-string';
import { describe, expect, it } from 'vitest';
import { createCodeSandboxForm, createStackBlitzForm } from './sandbox-forms';

const sandbox = {
  title: 'Basic – Paint',
  entry: 'src/demo/Basic.tsx',
  files: { 'package.json': '{}\n', 'src/demo/Basic.tsx': 'export default () => <p>“ü”</p>;\n' },
};

it('createStackBlitzForm returns one field per file', () => {
  expect(createStackBlitzForm(sandbox)).toEqual({
    action: 'https://stackblitz.com/run?file=src%2Fdemo%2FBasic.tsx',
    fields: {
      'project[title]': 'Basic – Paint',
      'project[description]': 'Basic – Paint',
      'project[template]': 'node',
      'project[files][package.json]': '{}\n',
      'project[files][src/demo/Basic.tsx]': 'export default () => <p>“ü”</p>;\n',
    },
  });
});

describe('createCodeSandboxForm', () => {
  it('compresses the files into one field that is safe in URLs', () => {
    const { action, fields } = createCodeSandboxForm(sandbox);
    expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define');
    expect(fields).toMatchObject({
      environment: 'server',
      query: 'file=%2Fsrc%2Fdemo%2FBasic.tsx',
    });
    const packed = fields['parameters'] ?? '';
    expect(packed).toMatch(/^[\w-]+$/);
    const base64 = packed.replaceAll('-', '+').replaceAll('_', '/');
    expect(JSON.parse(lzString.decompressFromBase64(base64))).toEqual({
      files: {
        'package.json': { content: '{}\n' },
        'src/demo/Basic.tsx': { content: 'export default () => <p>“ü”</p>;\n' },
      },
    });
  });
});
