import type { ListingAnswer } from './start-ad-server';
import { isFull } from '../tier';

/** An ad in a network's response. */
export const sampleAd = {
  statlink: '//ads.example/click?id=1',
  statimp: '//ads.example/impression',
  image: 'https://ads.example/image.png',
  company: 'Paint & Sons',
  description: 'Brushes for every wall, from the finest hair to the widest roller.',
  pixel: 'https://pixels.example/first?t=[timestamp]||https://ads.example/second?t=[timestamp]',
  timestamp: '1700000000',
};

/** Responds with a value as JSON. */
export function listing(value: unknown): ListingAnswer {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
  };
}

const markup = '<img src=x onerror="document.title=\'gone\'"><b>bold</b>&lt;';

/** A response whose ads try to run code, shift the layout or track readers. Only the third one is safe. */
export const hostile = listing({
  ads: [
    { ...sampleAd, statlink: 'javascript:document.title="gone"' },
    { ...sampleAd, statlink: 'http://ads.example/' },
    {
      statlink: 'https://ads.example/click',
      image: 'https://stranger.example/image.png',
      company: `${markup}${'W'.repeat(5000)}`,
      description: `${markup} \u202e${'long '.repeat(5000)}`,
      pixel: 'https://stranger.example/pixel||javascript:alert(1)||http://ads.example/pixel',
    },
  ],
});

/** Invalid responses of a network, and the expected result of each. */
const misbehaviors = {
  'an error': (response) => response.writeHead(500).end('{"ads":[]}'),
  'something else than JSON': (response) => response.writeHead(200).end('<!doctype html><p>Hello'),
  'half of it': (response) => response.writeHead(200).end('{"ads":[{"statlink":"https://a'),
  'an end in the middle': (response) => {
    response.writeHead(200, { 'Content-Length': '1000' }).write('{"ads":[');
    setTimeout(() => response.destroy(), 50);
  },
  'no end': (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const text = ' '.repeat(16 * 1024);
    const write = () => {
      while (!response.destroyed && response.write(text));
      if (!response.destroyed) response.once('drain', write);
    };
    write();
  },
  'an error without end': (response) => {
    response.writeHead(500);
    const timer = setInterval(() => response.write('{'), 20);
    response.on('close', () => clearInterval(timer));
  },
  'a drop at a time': (response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(timer));
  },
  nothing: () => undefined,
} satisfies Readonly<Record<string, ListingAnswer>>;

/** The first entry has no link, so the second one is shown. */
export const good = listing({
  ads: [{ company: 'Nobody' }, sampleAd, { ...sampleAd, company: 'Late' }],
});

/** A response that breaks off, and a timeout. The unit tests of `fetch-listing` cover the others. */
const samples: readonly (keyof typeof misbehaviors)[] = ['an end in the middle', 'nothing'];

/** The invalid responses of this run by name: a sample, or all in the full tier. */
export const playedMisbehaviors: readonly (readonly [string, ListingAnswer])[] = isFull
  ? Object.entries(misbehaviors)
  : samples.map((name) => [name, misbehaviors[name]]);
