import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const groups = [
  { title: 'Travel', links: ['Timetable', 'Prices', 'Luggage'] },
  { title: 'Company', links: ['About us', 'Jobs'] },
];

export default function FooterLinks() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 6 }}>
      {groups.map(({ title, links }) => (
        <div key={title}>
          <Typography component="p" variant="subtitle2" sx={{ mb: 1 }}>
            {title}
          </Typography>
          <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {links.map((name) => (
              <li key={name}>
                <Link href="#links-in-a-footer" underline="hover" color="textPrimary">
                  {name}
                </Link>
              </li>
            ))}
            {title === 'Company' && (
              <li>
                <Link
                  href="https://en.wikipedia.org/wiki/Fedje"
                  target="_blank"
                  rel="noreferrer"
                  underline="hover"
                  color="textPrimary"
                  sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
                >
                  Fedje on Wikipedia
                  <OpenInNew titleAccess="(opens in a new tab)" sx={{ fontSize: '1rem' }} />
                </Link>
              </li>
            )}
          </Stack>
        </div>
      ))}
    </Box>
  );
}
