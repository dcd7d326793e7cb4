import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DiagnosticsError } from 'diagnostics';
import { buildFolder } from 'docs-shell/page-document';
import { tryLock } from 'fs-native-extensions';

/** The right of one `docs dev` to serve an app. */
export interface AppClaim {
  /** Records the address for servers that are started later. */
  announce(origin: string): Promise<void>;
  release(): Promise<void>;
}

/**
 * Claims an app for this process. Two servers would overwrite each other's files. Throws a `DiagnosticsError` with the
 * address of the other server. The operating system holds the lock, and releases it when the process ends, however it
 * ends.
 */
export async function claimApp(appDir: string): Promise<AppClaim> {
  const name = path.join(appDir, buildFolder, 'dev.lock');
  await mkdir(path.dirname(name), { recursive: true });
  // The file stays: if it were removed, two processes could lock two files of one name.
  const file = await open(name, 'a+');
  if (!tryLock(file.fd)) {
    const origin = await readFile(name, 'utf8');
    await file.close();
    throw new DiagnosticsError([
      {
        file: 'docs dev',
        code: 'DOCS7005',
        received: origin ? `a server of this app at ${origin}` : 'a server of this app that starts',
        expected: 'no other docs dev in the folder of the app',
        hint: origin ? `Open ${origin}, or stop that server first.` : 'Stop that server first.',
      },
    ]);
  }
  await file.truncate();
  return {
    announce: async (origin) => {
      await file.truncate();
      await file.write(origin);
    },
    release: () => file.close(),
  };
}
