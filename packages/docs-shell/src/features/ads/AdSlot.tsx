import type { Messages } from '../../i18n';

interface AdPlaceProps {
  readonly listingUrl: string;
  /** Origins that pictures and pixels may come from. */
  readonly hosts: readonly string[];
  readonly t: Messages;
}

/**
 * Room for an advertisement, kept free from the first paint on (SPEC AD-2); the behaviour `ads` fills it. It is not
 * called what it is: filter lists hide such names, and our own note to readers with a blocker stands here too.
 */
export function AdPlace({ listingUrl, hosts, t }: AdPlaceProps) {
  return (
    <div
      className="d-place"
      data-listing={listingUrl}
      data-hosts={hosts.join(' ')}
      data-name={t.advertisement}
      data-note={t.advertisementNote}
    />
  );
}
