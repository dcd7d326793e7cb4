export * from '@mui/x-data-grid-pro';
export { PlainGrid as DataGridPro } from './x-data-grid';
