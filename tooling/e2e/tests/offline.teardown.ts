import { test as teardown } from '@playwright/test';
import { removeOfflineApps } from '../src/offline/offline-apps';

teardown('the built copies are removed', async () => {
  await removeOfflineApps();
});
