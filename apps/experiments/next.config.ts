import { withDocs } from 'docs-shell/next/config';

export default withDocs();
