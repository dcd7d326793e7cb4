import { readList, readRecord, readText } from '../read-values';

/** Returns the hero of a start page from its front matter: tagline, links and features. */
export function createHero(frontMatter: Readonly<Record<string, unknown>>) {
  const { text, tagline, actions } = readRecord(frontMatter['hero']);
  const words = [readText(text), readText(tagline)].filter((part) => part !== undefined);
  const links = readList(actions).flatMap((action) => {
    const { text: label, link } = readRecord(action);
    return readText(label) && readText(link)
      ? [{ text: readText(label) ?? '', url: readText(link) ?? '' }]
      : [];
  });
  const features = readList(frontMatter['features']).map(readRecord);
  return [
    ...words.map((value) => ({
      type: 'paragraph' as const,
      children: [{ type: 'text' as const, value }],
    })),
    ...links.map(({ text: value, url }) => ({
      type: 'paragraph' as const,
      children: [{ type: 'link' as const, url, children: [{ type: 'text' as const, value }] }],
    })),
    ...(features.length === 0
      ? []
      : [
          {
            type: 'list' as const,
            children: features.map((feature) => ({
              type: 'listItem' as const,
              children: [
                {
                  type: 'paragraph' as const,
                  children: [
                    {
                      type: 'strong' as const,
                      children: [
                        { type: 'text' as const, value: readText(feature['title']) ?? '' },
                      ],
                    },
                    {
                      type: 'text' as const,
                      value: readText(feature['details'])
                        ? `: ${readText(feature['details']) ?? ''}`
                        : '',
                    },
                  ],
                },
              ],
            })),
          },
        ]),
  ];
}
