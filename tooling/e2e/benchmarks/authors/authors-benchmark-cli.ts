import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '@tooling/playwright';
import { createPages } from '../../src/generated-pages';
import { formatAuthors, type NamedDay } from './format-authors';
import { measureAuthors } from './measure-authors';
import { subjects } from './subjects';

// `npm run bench:authors`: measures what authors wait for, and prints tables in Markdown.
const { values } = parseArgs({
  options: {
    /** Keeps what is installed there, for the next run. */
    folder: { type: 'string' },
    /** Sizes of the site. The first is about that of Material UI. */
    pages: { type: 'string', default: '150,1000' },
    edits: { type: 'string', default: '200' },
    /** Part of the names of the generators that are measured. */
    only: { type: 'string', default: '' },
    /** Leaves out the builds. */
    'no-builds': { type: 'boolean', default: false },
  },
});

const text = 'The first paragraph';
const body = `${text} says what the component is for, and when another one is the better choice.

${[1, 2, 3, 4, 5, 6]
  .map(
    (section) => `## Section ${section}

Some sentences about a property of the component, with \`code\`, **strong text** and a link to [the guide for themes](https://example.com/).
They are as long as those of a usual page.

- a first point
- a second point

\`\`\`tsx
export function Example${section}() {
  return <Button size="large" disabled={false}>Save</Button>;
}
\`\`\`

| Name | Default |
| --- | --- |
| size | medium |
| disabled | false |
`,
  )
  .join('\n')}`;

const folder = values.folder
  ? path.resolve(values.folder)
  : await mkdtemp(path.join(tmpdir(), 'authors-benchmark-'));
const chosen = subjects.filter(({ name }) =>
  name.toLowerCase().includes(values.only.toLowerCase()),
);
await mkdir(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunchOptions({ needs: 'desktop' }));
try {
  const processor = cpus();
  console.log(
    `Node ${process.version}, Chromium ${browser.version()}, ${processor.length} × ${processor[0]?.model}`,
  );
  for (const count of values.pages.split(',').map(Number)) {
    const pages = createPages(count, body);
    const days: NamedDay[] = [];
    for (const { name, prepare } of chosen) {
      console.error(`${count} pages with ${name}`);
      const site = await prepare(pages, folder);
      try {
        const options = {
          browser,
          pages,
          text,
          edits: Number(values.edits),
          withBuilds: !values['no-builds'],
        };
        days.push({ name, day: await measureAuthors(site, options) });
        // What was measured is not lost if the next generator fails.
        console.error(formatAuthors(count, days.slice(-1)));
      } finally {
        await site.remove();
      }
    }
    console.log(`\n${formatAuthors(count, days)}`);
  }
} finally {
  await browser.close();
  if (!values.folder) await rm(folder, { recursive: true, force: true });
}
