// All pages of the app in all languages; its 404 is a page too.
export { getStaticPaths, getStaticProps } from 'docs-shell/next/data';
export { default } from 'docs-shell/next/page';
