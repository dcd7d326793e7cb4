import { eventAttributes } from './event-attributes';

eventAttributes('code', { action: 'copy-click' });
eventAttributes('ComponentLinkHeader', { label: 'Edit' }, 0.1);

// @ts-expect-error an unknown event
eventAttributes('cod', { action: 'copy-click' });

// @ts-expect-error an action of another event
eventAttributes('docs', { action: 'copy-click' });

// @ts-expect-error an action is missing
eventAttributes('settings', {});
