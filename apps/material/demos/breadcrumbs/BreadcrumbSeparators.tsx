import NavigateNext from '@mui/icons-material/NavigateNext';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const separators = [
  { name: 'Arrow', separator: '›' },
  { name: 'Hyphen', separator: '-' },
  {
    name: 'Icon',
    separator: <NavigateNext fontSize="small" sx={{ '[dir=rtl] &': { scale: '-1 1' } }} />,
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
