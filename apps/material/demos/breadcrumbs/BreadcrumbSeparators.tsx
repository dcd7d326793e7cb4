import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createSvgIcon } from '@mui/material/utils';

const NextIcon = createSvgIcon(
  <path d="m9 6 6 6-6 6" fill="none" stroke="currentColor" strokeWidth="2" />,
  'Next',
);

const separators = [
  { name: 'Arrow', separator: '›' },
  { name: 'Hyphen', separator: '-' },
  {
    name: 'Icon',
    separator: <NextIcon fontSize="small" sx={{ '[dir=rtl] &': { scale: '-1 1' } }} />,
  },
];

export default function BreadcrumbSeparators() {
  return (
    <Stack spacing={2}>
      {separators.map(({ name, separator }) => (
        <Breadcrumbs key={name} separator={separator} aria-label={`Breadcrumb: ${name}`}>
          <Link color="inherit" href="#separators">
            Library
          </Link>
          <Link color="inherit" href="#separators">
            Maps
          </Link>
          <Typography aria-current="page">Norway</Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
