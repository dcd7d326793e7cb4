import { createElement } from '../../client/create-element';
import { settingsGroupClass, settingsScopeClass } from '../preferences/contract';
import type { OfflineClient } from './offline-connection.client';
import { addOfflineStyles, createProductControl } from './product-control.client';
import type { OfflinePlace } from './offline-place';

/** Adds offline reading to the settings drawer: the product of the page can be saved there (SPEC SW-2). */
export async function addSettingsSection(
  drawer: HTMLElement | null,
  place: OfflinePlace,
  client: OfflineClient,
  ready: Promise<boolean>,
): Promise<void> {
  const { words } = place;
  const id = 'd-offline-name';
  const section = createElement(
    'section',
    { class: `${settingsGroupClass} d-offline-section`, 'aria-labelledby': id },
    createElement('h2', { id }, words.offlineReading),
  );
  const scope = drawer?.querySelector(`.${settingsScopeClass}`);
  addOfflineStyles();
  const status =
    (await ready) && (await client.askStatus({ type: 'status', rootPath: place.rootPath }));
  if (status) {
    section.append(
      createProductControl(place, client, status),
      createElement('a', { href: '/offline/' }, words.offlineManage),
    );
  } else {
    section.append(createElement('p', { class: 'd-offline-line' }, words.offlineUnsupported));
  }
  scope?.before(section);
}
