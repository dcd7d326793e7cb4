import 'docs-shell/shell.css';

export { default } from 'docs-shell/next/app';
