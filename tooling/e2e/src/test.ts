export * from '@tooling/playwright/test';
