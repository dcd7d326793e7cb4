import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const sections = [
  {
    title: 'Before you plant',
    text: 'Loosen the soil to the depth of a spade, and remove stones and roots. Add compost if the water stays on the surface after rain.',
  },
  {
    title: 'Distances',
    text: 'Leave four meters between apple trees, and three between plums. A young tree looks lost at first, but its crown needs the room.',
  },
];

export default function Article() {
  return (
    <Box component="article" sx={{ maxWidth: '60ch' }}>
      <Typography variant="overline" component="p" color="textSecondary">
        Garden
      </Typography>
      <Typography variant="h4" component="h2" gutterBottom>
        How to plant a fruit tree
      </Typography>
      <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ mb: 3 }}>
        October is the best month: the soil is still warm, and the tree is already asleep.
      </Typography>
      {sections.map(({ title, text }) => (
        <Box component="section" key={title} sx={{ mb: 2 }}>
          <Typography variant="h6" component="h3" gutterBottom>
            {title}
          </Typography>
          <Typography>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
