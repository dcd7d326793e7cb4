import { expect, it, vi } from 'vitest';
import { mountPage, query } from '../../testing/mount-page.fixture';
import { en } from '../../i18n';
import { AdSlot } from './AdSlot';
import { fillAdSlot } from './ads.lazy.client';

const ad = { statlink: 'https://ads.example/', company: 'Paint & Sons' };
const note = () => document.querySelector('.d-place-note')?.textContent;

/** Lets three seconds pass on a page whose ad network responds like this. */
async function waitForNote(respond: () => Promise<Response>): Promise<void> {
  mountPage({
    content: <AdSlot listingUrl="https://ads.example/listing.json" hosts={[]} t={en} />,
    behaviors: [],
  });
  vi.stubGlobal('fetch', respond);
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval'] });
  void fillAdSlot(query('.d-place'));
  await vi.advanceTimersByTimeAsync(2999);
  expect(note()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
}

it.each<[string, () => Promise<Response>]>([
  ['has no ad', async () => Response.json({ ads: [] })],
  ['responds with an error', async () => new Response('Bad gateway', { status: 502 })],
  ['responds with something else than JSON', async () => new Response('<!doctype html>')],
  ['does not respond', () => new Promise(() => {})],
])('does not blame an ad blocker if the network %s', async (_, respond) => {
  await waitForNote(respond);
  expect(note()).toBeUndefined();
});

it('shows the note if requests are refused', async () => {
  await waitForNote(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(note()).toBe(en.advertisementNote);
});

it('shows the note if the ad is hidden', async () => {
  const style = document.createElement('style');
  style.textContent = '.d-ad { display: none !important }';
  document.head.append(style);
  await waitForNote(async () => Response.json({ ads: [ad] }));
  style.remove();
  expect(note()).toBe(en.advertisementNote);
});

it('shows the ad and no note if nothing hides it', async () => {
  await waitForNote(async () => Response.json({ ads: [ad] }));
  expect(query('.d-ad strong').textContent).toBe(ad.company);
  expect(note()).toBeUndefined();
});
