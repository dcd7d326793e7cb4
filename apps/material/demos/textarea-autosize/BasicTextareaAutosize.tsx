import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function BasicTextareaAutosize() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 120 }}>
      <TextareaAutosize
        aria-label="Message to the host"
        placeholder="Write a few lines"
        minRows={2}
        style={{ boxSizing: 'border-box', width: '100%', font: 'inherit', padding: 8 }}
      />
    </Box>
  );
}
