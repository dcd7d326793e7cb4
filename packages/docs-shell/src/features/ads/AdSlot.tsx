import type { Messages } from '../../i18n';
import {
  adLabelAttribute,
  adSlotClass,
  blockerNoteAttribute,
  hostsAttribute,
  listingAttribute,
} from './contract';

interface AdSlotProps {
  readonly listingUrl: string;
  /** Origins that images and pixels may come from. */
  readonly hosts: readonly string[];
  readonly t: Messages;
}

/** Reserves the space of an ad, so that the layout does not jump when `ads.client.ts` fills it. */
export function AdSlot({ listingUrl, hosts, t }: AdSlotProps) {
  return (
    <div
      className={adSlotClass}
      {...{
        [listingAttribute]: listingUrl,
        [hostsAttribute]: hosts.join(' '),
        [adLabelAttribute]: t.advertisement,
        [blockerNoteAttribute]: t.advertisementNote,
      }}
    />
  );
}
