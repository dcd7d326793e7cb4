import { expect, it } from 'vitest';
import { findDemos } from './find-demos';

const contentPages = [
  {
    pathname: '/paint/react-brush',
    productId: 'paint',
    frontMatter: { title: 'The brush', description: '', components: ['Brush'] },
  },
  {
    pathname: '/paint/lines',
    productId: 'paint',
    frontMatter: { title: 'Lines', description: '' },
  },
  {
    pathname: '/ink/react-brush',
    productId: 'ink',
    frontMatter: { title: 'Ink brush', description: '', components: ['Brush'] },
  },
];
const options = {
  productId: 'paint',
  resolveLink: (href: string) => href.replace('https://paint.dev', ''),
};

it('lists the product’s pages that name the component, then those that the package links, each once', () => {
  const document = {
    name: 'Brush',
    demos: [
      { title: 'Brush', href: 'https://paint.dev/paint/react-brush/' },
      { title: 'Line', href: 'https://paint.dev/paint/lines/' },
      { title: 'Elsewhere', href: 'https://else.dev/' },
    ],
  };
  expect(findDemos(document, contentPages, options)).toEqual([
    { title: 'The brush', href: '/paint/react-brush' },
    { title: 'Lines', href: '/paint/lines' },
    { title: 'Elsewhere', href: 'https://else.dev/' },
  ]);
});
