import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder that the tests serve: the assembled site, or `E2E_SITE_DIR`. */
const site = process.env['E2E_SITE_DIR'] ?? path.join(import.meta.dirname, '../../../dist/site');

/** Packages that need a license, and their plans. */
const plans = {
  '@mui/x-data-grid-pro': 'Pro',
  '@mui/x-data-grid-premium': 'Premium',
} as const;

type PaidPackage = keyof typeof plans;

/** Message of the package if no key is set. A site without `MUI_X_LICENSE_KEY` shows it. */
export function missingLicenseNotice(packageName: PaidPackage): string {
  return frame([
    'MUI X: Missing license key.',
    '',
    `The license key is missing. You might not be allowed to use \`${packageName}\` which is part of MUI X ${plans[packageName]}.`,
    '',
    'To solve the issue, you can check the free trial conditions: https://mui.com/r/x-license-trial.',
    'If you are eligible no actions are required. If you are not eligible to the free trial, you need to purchase a license https://mui.com/r/x-get-license or stop using the software immediately.',
  ]);
}

/** Message of the package for an invalid key. */
export const invalidLicenseNotice = frame([
  'MUI X: Invalid license key.',
  '',
  "Your MUI X license key format isn't valid. It could be because the license key is missing a character or has a typo.",
  '',
  'To solve the issue, you need to double check that `setLicenseKey()` is called with the right argument',
  'Please check the license key installation https://mui.com/r/x-license-key-installation.',
]);

/** Watermark of a paid package without a valid key. The vendor chose its contrast. */
export const licenseWatermark = 'div[style*="letter-spacing: 5px"][style*="z-index: 100000"]';

/** Returns whether a console message is the notice of a package that a demo of the page uses. Only these are tolerated. */
export function isOwedNotice(text: string, url: string): boolean {
  return Object.keys(plans).some(
    (name) => text === missingLicenseNotice(name as PaidPackage) && hasDemoWith(name, url),
  );
}

function hasDemoWith(packageName: string, url: string): boolean {
  const file = path.join(site, new URL(url).pathname, 'index.html');
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return html.includes('data-demo=') && html.includes(packageName);
}

function frame(lines: readonly string[]): string {
  const line = '*'.repeat(61);
  return [line, '', ...lines, '', line].join('\n');
}
