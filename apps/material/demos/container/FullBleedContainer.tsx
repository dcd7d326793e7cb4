import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

const sections = [
  { text: 'Free cancellation up to two days before you arrive.', color: 'background.paper' },
  { text: 'Bed linen and towels are included in every cabin.', color: 'action.hover' },
  { text: 'Dogs are welcome, and so are their owners.', color: 'background.paper' },
];

export default function FullBleedContainer() {
  return (
    <Box sx={{ width: '100%' }}>
      {sections.map(({ text, color }) => (
        <Box key={text} sx={{ bgcolor: color }}>
          <Container maxWidth="sm" sx={{ py: 3 }}>
            <Typography>{text}</Typography>
          </Container>
        </Box>
      ))}
    </Box>
  );
}
