import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './list-files.mjs';
import { appFiles } from './rules/app-files.mjs';
import { environmentReaders } from './rules/environment-readers.mjs';

const maxLines = 300;
const source = /\.([cm]?tsx?|[cm]?js|css)$/;
const written = /(^|\/)generated\/|\.generated\.|(^|\/)public\/|(^|\/)next-env\.d\.ts$/;

function checkLength(file, text) {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (lines <= maxLines) return [];
  return [
    {
      rule: 'max-lines',
      where: file,
      received: `${lines} lines`,
      hint: `A file has at most ${maxLines} lines: split it by idea.`,
    },
  ];
}

function checkEnvironment(file, text) {
  const reader = environmentReaders.find(({ path: pattern }) => pattern.test(file));
  if (reader && !reader.only) return [];
  const reads = [...text.matchAll(/\bprocess\.env\b(?:\.(\w+)|\[['"](\w+)['"]\])?/g)];
  const unwanted = reads.find(
    ([, dotted, quoted]) => !reader || (dotted ?? quoted) !== reader.only,
  );
  if (!unwanted) return [];
  const line = text.slice(0, unwanted.index).split('\n').length;
  return [
    {
      rule: 'one-reader-of-the-environment',
      where: `${file}:${line}`,
      received: unwanted[0],
      hint: 'Read it in docs-shell/config/load and pass the value (tooling/boundaries/rules/environment-readers.mjs lists the exceptions).',
    },
  ];
}

function checkApp(app, files) {
  const own = files.map((file) => file.slice(app.length + 1)).filter((file) => !written.test(file));
  const loose = own.filter((file) => !appFiles.folders.includes(file.split('/')[0]));
  const allowed = [...appFiles.required, ...appFiles.optional];
  return [
    ...loose
      .filter((file) => !allowed.includes(file))
      .map((file) => ({
        rule: 'app-files',
        where: `${app}/${file}`,
        received: 'a file that no app has',
        hint: `An app is ${allowed.join(', ')}, and the folders ${appFiles.folders.join(', ')}.`,
      })),
    ...appFiles.required
      .filter((file) => !own.includes(file))
      .map((file) => ({
        rule: 'app-files',
        where: `${app}/${file}`,
        received: 'no such file',
        hint: 'Every app has it: copy it from another app.',
      })),
  ];
}

function checkExports(file, text) {
  const wildcards = Object.keys(JSON.parse(text).exports ?? {}).filter((key) => key.includes('*'));
  return wildcards.map((key) => ({
    rule: 'exports-by-name',
    where: file,
    received: `exports["${key}"]`,
    hint: 'Name each public subpath: what is not named stays free to change.',
  }));
}

/** Returns problems with missing, unexpected and long files, and with files that read the environment. */
export async function checkFiles(root, folders) {
  const files = await listFiles(
    root,
    folders,
    (folder) => folder === 'tooling/boundaries/fixtures',
  );
  const appFolders = [...new Set(files.flatMap((file) => /^apps\/[^/]+(?=\/)/.exec(file) ?? []))];

  const problems = appFolders.flatMap((app) =>
    checkApp(
      app,
      files.filter((file) => file.startsWith(`${app}/`)),
    ),
  );
  for (const file of files.filter((name) => !written.test(name))) {
    const isPackageJson = path.posix.basename(file) === 'package.json';
    if (!isPackageJson && !source.test(file)) continue;
    const text = await readFile(path.join(root, file), 'utf8');
    if (isPackageJson) problems.push(...checkExports(file, text));
    else problems.push(...checkLength(file, text), ...checkEnvironment(file, text));
  }
  return problems;
}
