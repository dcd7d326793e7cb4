export * from '@tooling/playwright/page';
