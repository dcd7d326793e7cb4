import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const folders = ['Drive', 'Projects', 'Museum', 'Exhibitions', '2026', 'Photos'];

export default function CollapsedBreadcrumbs() {
  return (
    <Breadcrumbs
      maxItems={4}
      itemsBeforeCollapse={1}
      itemsAfterCollapse={2}
      expandText="Show all folders"
      aria-label="Folders"
    >
      {folders.map((folder) => (
        <Link key={folder} underline="hover" color="inherit" href="#collapsed-breadcrumbs">
          {folder}
        </Link>
      ))}
      <Typography aria-current="page">Entrance.jpg</Typography>
    </Breadcrumbs>
  );
}
