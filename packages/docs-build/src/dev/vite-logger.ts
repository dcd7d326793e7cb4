import { stripVTControlCharacters } from 'node:util';
import { createLogger, type Logger } from 'vite';

/** Creates the logger of Vite. It leaves out errors that `docs dev` reports itself, without the stack of the bundler. */
export function createViteLogger(appDir: string): Logger {
  const logger = createLogger('warn');
  return {
    ...logger,
    error(text, options) {
      if (!isReported(text, appDir)) logger.error(text, options);
    },
  };
}

/** Returns whether the terminal and the frames of demos have this error already. */
export function isReported(text: string, appDir: string): boolean {
  const plain = stripVTControlCharacters(text);
  if (plain.includes('An error happened during full reload')) return true;
  // Vite does not say which file imports what a package does not export.
  return (
    /^(Pre-transform|Internal server) error:/.test(plain) &&
    (plain.includes(`File: ${appDir}/`) ||
      plain.includes('Plugin: docs:demo-stylesheets') ||
      plain.includes('is not exported under the conditions'))
  );
}
