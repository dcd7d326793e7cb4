import Box from '@mui/system/Box';

const tags = ['Vegetarian', 'Gluten free', 'Spicy', 'Cold', 'Ready in 20 minutes', 'Serves four'];

export default function WrappingTags() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        maxWidth: 360,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {tags.map((tag) => (
        <Box
          key={tag}
          component="li"
          sx={{ px: 1.5, py: 0.5, borderRadius: '1em', bgcolor: 'secondary.soft' }}
        >
          {tag}
        </Box>
      ))}
    </Box>
  );
}
