import Card from '@mui/joy/Card';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const walks = [
  { name: 'Along the dyke', length: '6 kilometers' },
  { name: 'To the lighthouse', length: '11 kilometers' },
];

export default function LinkCards() {
  return (
    <Stack component="ul" spacing={1} sx={{ width: 300, p: 0, m: 0, listStyle: 'none' }}>
      {walks.map(({ name, length }) => (
        <Card key={name} component="li" sx={{ '&:hover': { boxShadow: 'md' } }}>
          <Link
            overlay
            href="#a-card-that-is-a-link"
            underline="none"
            sx={{ color: 'text.primary' }}
          >
            {name}
          </Link>
          <Typography level="body-sm">{length}</Typography>
        </Card>
      ))}
    </Stack>
  );
}
