import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const pages = ['Timetable', 'Prices', 'Contact'];

export default function SemanticBox() {
  return (
    <Box
      component="nav"
      aria-labelledby="box-nav-title"
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography id="box-nav-title" component="span" variant="subtitle2">
        Ferries
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, display: 'grid', gap: 1, listStyle: 'none' }}>
        {pages.map((page) => (
          <li key={page}>
            <Link href="#semantic-elements">{page}</Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
