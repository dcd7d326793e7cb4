export * from '@mui/x-data-grid-premium';
export { PlainGrid as DataGridPremium } from './x-data-grid';
