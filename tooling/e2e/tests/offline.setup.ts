import { test as setup } from '@playwright/test';
import { buildOfflineApps } from '../src/offline/offline-apps';

setup('apps are built for a production host', async () => {
  setup.setTimeout(600_000);
  await buildOfflineApps();
});
