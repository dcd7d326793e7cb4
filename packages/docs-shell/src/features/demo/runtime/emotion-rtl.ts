import type { StylisPlugin } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Mirrors rules. The prefixer is Emotion's default, which other plugins would replace. */
export const rtlPlugins: StylisPlugin[] = [prefixer, rtlPlugin];
