import Box from '@mui/system/Box';

const colors = ['text.primary', 'text.secondary', 'primary.main', 'secondary.main', 'error.main'];

export default function TextColors() {
  return (
    <Box>
      {colors.map((color) => (
        <Box key={color} sx={{ color }}>
          color: {color}
        </Box>
      ))}
    </Box>
  );
}
