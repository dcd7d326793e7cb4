/** The words of offline reading. It loads them with itself; those of another language stand in the page. */
export const offlineEn = {
  offlineReading: 'Offline reading',
  offlineInvite: 'Pages you read are kept on this device. Keep all of {name}, too?',
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
  offlineNetwork: 'The connection broke off. Nothing was saved.',
  offlineChanging: 'The site was updated meanwhile. Please try again in a minute.',
  offlineUnsupported:
    'This browser keeps no pages here. In a private window or an old browser that cannot be changed.',
  offlineManage: 'What is kept on this device',
  offlineNothing: 'Nothing is kept yet. Pages that you read will be here.',
  offlinePages: 'Pages you read',
  offlineMissing: 'You are offline, and this page is not kept on this device.',
  offlineReload: 'Load again',
  offlineCopyOf: 'Saved copy of {date}',
} as const;

/** The words of offline reading in one language. */
export type OfflineWords = { readonly [Key in keyof typeof offlineEn]: string };

/** Those of a language's words that are about offline reading. */
export function offlineWords(messages: OfflineWords): OfflineWords {
  const keys = Object.keys(offlineEn) as (keyof OfflineWords)[];
  return Object.fromEntries(keys.map((key) => [key, messages[key]])) as Record<
    keyof OfflineWords,
    string
  >;
}
