import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Shop path">
      <Link underline="hover" color="inherit" href="#separators">
        Shop
      </Link>
      <Link underline="hover" color="inherit" href="#separators">
        Coffee
      </Link>
      <Typography aria-current="page" sx={{ color: 'text.primary' }}>
        Dark roast
      </Typography>
    </Breadcrumbs>
  );
}
