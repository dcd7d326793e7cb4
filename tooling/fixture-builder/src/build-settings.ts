import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

/** Environment variables that change what `docs build` writes. */
const isSetting = (name: string) =>
  (name.startsWith('DOCS_') && name !== 'DOCS_CACHE_DIR') || name === 'MUI_X_LICENSE_KEY';

const settingsFile = 'docs.env';

/** The settings of an app's `docs.env`; nothing where there is none. */
export function readSettings(appDir: string): NodeJS.Dict<string> | undefined {
  const file = path.join(appDir, settingsFile);
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : undefined;
}

/**
 * The environment that an app is built in. An app with a `docs.env` gets exactly the settings of that file, whatever the
 * caller's environment holds; an app without one gets the caller's.
 */
export function buildEnvironment(appDir: string): NodeJS.ProcessEnv {
  const settings = readSettings(appDir);
  const others = Object.entries(process.env).filter(([name]) => !settings || !isSetting(name));
  return { ...Object.fromEntries(others), ...settings, NODE_ENV: 'production' };
}
