import { createElement } from '../../client/create-element';
import { settingsGroupClass, settingsScopeClass } from '../preferences/contract';
import type { OfflineClient } from './offline-client.client';
import { addOfflineStyles, createProductControl } from './product-control.client';
import { offlinePageAddress, offlineSectionClass, type OfflineConfig } from './contract';

/** Adds a section to the settings drawer in which the reader can save the product of the page. */
export async function addSettingsSection(
  drawer: HTMLElement | null,
  config: OfflineConfig,
  client: OfflineClient,
  ready: Promise<boolean>,
): Promise<void> {
  const { messages, rootPath } = config;
  const id = 'd-offline-name';
  const section = createElement(
    'section',
    { class: `${settingsGroupClass} ${offlineSectionClass}`, 'aria-labelledby': id },
    createElement('h2', { id }, messages.offlineReading),
  );
  const scope = drawer?.querySelector(`.${settingsScopeClass}`);
  addOfflineStyles();
  const status = (await ready) && (await client.askStatus({ type: 'status', rootPath }));
  if (status) {
    section.append(
      createProductControl(config, client, status),
      createElement('a', { href: offlinePageAddress }, messages.offlineManage),
    );
  } else {
    section.append(createElement('p', { class: 'd-offline-line' }, messages.offlineUnsupported));
  }
  scope?.before(section);
}
