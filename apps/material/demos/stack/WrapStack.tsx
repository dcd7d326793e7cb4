import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const tags = [
  'Lighthouse',
  'Kayak',
  'Camping',
  'Dogs allowed',
  'Sauna',
  'Fishing',
  'Open in winter',
];

export default function WrapStack() {
  return (
    <Stack
      component="ul"
      aria-label="Tags"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', maxWidth: 320, m: 0, p: 0, listStyle: 'none' }}
    >
      {tags.map((tag) => (
        <li key={tag}>
          <Chip label={tag} />
        </li>
      ))}
    </Stack>
  );
}
