export { default } from 'docs-shell/next/document';
