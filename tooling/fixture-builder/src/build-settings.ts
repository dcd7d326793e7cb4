import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

/** Environment variables that change what `docs build` writes. */
const isSetting = (name: string) =>
  (name.startsWith('DOCS_') && name !== 'DOCS_CACHE_DIR') || name === 'MUI_X_LICENSE_KEY';

const settingsFile = 'docs.env';

/** Returns the settings in an app's `docs.env`. Empty if there is none. */
export function readSettings(appDir: string): NodeJS.Dict<string> | undefined {
  const file = path.join(appDir, settingsFile);
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Returns the environment that an app is built in. An app with a `docs.env` gets exactly its settings, regardless of
 * the caller's environment. Other apps get the caller's settings.
 */
export function buildEnvironment(appDir: string): NodeJS.ProcessEnv {
  const settings = readSettings(appDir);
  const others = Object.entries(process.env).filter(([name]) => !settings || !isSetting(name));
  return { ...Object.fromEntries(others), ...settings, NODE_ENV: 'production' };
}
