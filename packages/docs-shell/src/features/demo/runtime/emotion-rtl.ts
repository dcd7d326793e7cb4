import type { StylisPlugin } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** What turns rules around. The prefixer is Emotion's own, which other plugins would replace. */
export const rtlPlugins: StylisPlugin[] = [prefixer, rtlPlugin];
