import { expect, it } from 'vitest';
import { createBrowserFiles } from './create-browser-files';

const identity = {
  id: 'home',
  name: 'Paint & "Co" of <Somewhere>',
  metadata: 'Tools',
  tagline: 'Libraries, documented in one place',
  logoSvg: '<svg></svg>',
  wordmarkSvg: '<svg></svg>',
  accent: { light: '#123456', dark: '#abcdef' },
};

it('describes the search and the site to browsers', () => {
  const files = createBrowserFiles({ identity }, 'https://docs.example');
  expect(files.get('/opensearch.xml')).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
    <ShortName>Paint &amp; &quot;Co&quot; of </ShortName>
    <Description>Libraries, documented in one place</Description>
    <InputEncoding>UTF-8</InputEncoding>
    <Image type="image/svg+xml">https://docs.example/logo.svg</Image>
    <Url type="text/html" template="https://docs.example/?search={searchTerms}"/>
    </OpenSearchDescription>
    "
  `);
  expect(JSON.parse(files.get('/site.webmanifest') ?? '')).toMatchInlineSnapshot(`
    {
      "description": "Libraries, documented in one place",
      "display": "browser",
      "icons": [
        {
          "sizes": "any",
          "src": "/logo.svg",
          "type": "image/svg+xml",
        },
      ],
      "name": "Paint & "Co" of <Somewhere>",
      "scope": "/",
      "start_url": "/",
      "theme_color": "#123456",
    }
  `);
});
