import { expect, it } from 'vitest';
import { withAbsoluteLinks } from './with-absolute-links';

const links =
  '[a](/paint/brush/), [b](#hair) and ![c](/_assets/c.png "C"), [d](https://d.example/)';
const absolute =
  '[a](https://docs.example/paint/brush/), [b](https://docs.example/paint/#hair) and ![c](https://docs.example/_assets/c.png "C"), [d](https://d.example/)';

it.each([
  ['links and images', links, absolute],
  [
    'links after code',
    `\`\`\`md\n${links}\n\`\`\`\n${links}`,
    `\`\`\`md\n${links}\n\`\`\`\n${absolute}`,
  ],
  [
    'no link in code with shorter fences inside',
    `\`\`\`\`md\n\`\`\`\n${links}\n\`\`\`\n${links}\n\`\`\`\`\n- ${links}`,
    `\`\`\`\`md\n\`\`\`\n${links}\n\`\`\`\n${links}\n\`\`\`\`\n- ${absolute}`,
  ],
])('makes %s absolute', (_, markdown, expected) => {
  expect(withAbsoluteLinks(markdown, 'https://docs.example/paint/')).toBe(expected);
});
