/** Set on the root while browsers may assume the heights of rows, tables and types far below the window. */
export const lateLayoutAttribute = 'data-late-layout';
