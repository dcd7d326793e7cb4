import { firefox, webkit } from '@playwright/test';
import { findEngineFile, type EngineName } from '@tooling/playwright/find-engines';
import type { EnginePage } from './engine-page';
import { openFirefox } from './open-firefox';
import { openPlaywright } from './open-playwright';
import { openWebKit } from './open-webkit';

/** Opens an engine in a window of its own. Returns nothing if it is not installed. */
export async function openEngine(name: EngineName): Promise<EnginePage | undefined> {
  const found = findEngineFile(name);
  if (!found) return undefined;
  if (found.source === 'playwright') return openPlaywright(name === 'firefox' ? firefox : webkit);
  return name === 'firefox' ? openFirefox(found.file) : openWebKit(found.file);
}
