import { pickMessages } from './pick-messages';

/** English messages of offline reading, loaded with it. Pages in other languages bring their own. */
export const offlineEn = {
  offlineReading: 'Offline reading',
  offlineInvite: 'Pages you read are saved on this device. Save all of {name}, too?',
  offlineSave: 'Save {name} for offline',
  offlineSaveSize: 'Save {name} for offline ({size})',
  offlineSaving: '{done} of {total}',
  offlineSavingName: 'Saving {name}',
  offlineCancel: 'Cancel',
  offlineSaved: 'All of {name}, saved on {date} ({size})',
  offlineOutdated: 'There is a newer version.',
  offlineUpdate: 'Update',
  offlineRemove: 'Remove',
  offlineRetry: 'Try again',
  offlineDone: '{name} is saved',
  offlineRemoved: '{name} is removed',
  offlineFull: 'There is not enough room on this device. Nothing was saved.',
  offlineNetwork: 'The connection was lost. Nothing was saved.',
  offlineChanging: 'The site was updated in the meantime. Please try again in a minute.',
  offlineUnsupported:
    'This browser cannot save pages here. It may be a private window or an old browser.',
  offlineManage: 'Saved on this device',
  offlineNothing: 'Nothing is saved yet. Pages that you read will appear here.',
  offlinePages: 'Pages you read',
  offlineMissing: 'You are offline, and this page is not saved on this device.',
  offlineReload: 'Load again',
  offlineCopyOf: 'Saved copy of {date}',
} as const;

/** The messages of offline reading in one language. */
export type OfflineMessages = { readonly [Key in keyof typeof offlineEn]: string };

/** Returns the messages of offline reading from all messages of a language. */
export function pickOfflineMessages(messages: OfflineMessages): OfflineMessages {
  return pickMessages(offlineEn, messages);
}
