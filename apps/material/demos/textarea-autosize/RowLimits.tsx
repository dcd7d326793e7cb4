import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';

export default function RowLimits() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 190 }}>
      <Typography component="label" htmlFor="row-limits" variant="body2">
        Ingredients (three to six rows)
      </Typography>
      <TextareaAutosize
        id="row-limits"
        minRows={3}
        maxRows={6}
        defaultValue={'400 g flour\n7 g yeast\n250 ml water'}
        style={{
          display: 'block',
          boxSizing: 'border-box',
          width: '100%',
          font: 'inherit',
          padding: 8,
        }}
      />
    </Box>
  );
}
